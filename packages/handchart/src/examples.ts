import type { DiagramExample } from '@letu/core';

import { commonExamples } from './examples/common.js';
import { specialExamples } from './examples/special.js';

export const examples: readonly DiagramExample[] = [...commonExamples, ...specialExamples];
