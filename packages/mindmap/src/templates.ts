import type { DiagramExample } from '@letu/core';
import { chineseTemplates } from './templates/chinese.js';
import { englishTemplates } from './templates/english.js';

/** What is loaded when someone looks for a template, beside the examples. */
export const templates: readonly DiagramExample[] = [...chineseTemplates, ...englishTemplates];
