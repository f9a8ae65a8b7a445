import type { Diagnostic } from '@letu/core';
import type { MermaidMessages } from '../locales/zh-CN.js';

const INIT = /%%\{\s*init(?:ialize)?\s*:([^]*?)\}%%/g;

/** Warns of directives that Mermaid passes over without a word, because they are not valid JSON. */
export function readDirectives(source: string, messages: MermaidMessages): readonly Diagnostic[] {
  const warnings: Diagnostic[] = [];
  for (const { index, 0: directive, 1: json = '' } of source.matchAll(INIT)) {
    if (isJson(json.replaceAll("'", '"'))) continue;
    warnings.push({
      from: index,
      to: index + directive.length,
      severity: 'warning',
      message: messages.directiveIgnored,
      source: 'mermaid',
    });
  }
  return warnings;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
