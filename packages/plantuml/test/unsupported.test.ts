import { LineIndex } from '@letu/core';
import { describe, expect, it } from 'vitest';
import { draw } from './draw.js';

describe('what the built-in engine cannot draw', () => {
  it.each([
    ['salt', '@startsalt\n{ 按钮 }\n@endsalt', 1, 'Salt'],
    ['salt in a UML diagram', "@startuml\n' 草图\nsalt\n{ 按钮 }\n@enduml", 3, 'Salt'],
    ['ditaa', '@startditaa\n+--+\n@endditaa', 1, 'ditaa'],
    ['DOT', '说明\n@startdot\ndigraph { a }\n@enddot', 2, 'Graphviz'],
    ['DOT in a UML diagram', '@startuml\ndigraph 图 {\na -> b\n}\n@enduml', 2, 'Graphviz'],
    ['a formula', '@startlatex\nx^2\n@endlatex', 1, 'LaTeX'],
    ['a Chen diagram', '@startchen\nentity A {\n}\n@endchen', 1, '陈氏'],
    ['a kind nobody knows', '@startwhatever\na\n@endwhatever', 1, 'Kroki'],
    ['a statement of a kind it lacks', '@startuml\nsudoku\n@enduml', 2, '数独'],
  ])('says so plainly and at its place: %s', async (_name, source, line, word) => {
    const result = await draw(source);
    const [error] = result.diagnostics;
    expect(result.status).toBe('failure');
    expect(error?.unlocated).toBeUndefined();
    expect(new LineIndex(source).lineAt(error?.from ?? -1)).toBe(line);
    expect(error?.message).toContain(word);
    expect(error?.message).toContain('Kroki');
    const english = await draw(source, {}, { locale: 'en-US' });
    expect(english.diagnostics[0]?.message).toMatch(/^The built-in PlantUML engine cannot draw/);
  });

  it.each([
    ['a formula', 'A -> B : 和为 <math>x^2</math>', '<math>'],
    ['an image by address', 'A -> B : <img:https://example.org/x.png>', '<img:https://example.org/x.png>'],
    ['an image file', 'rectangle "<img 图.png>"', '<img 图.png>'],
    ['a nested diagram', 'A -> B\nnote right\n{{\nC -> D\n}}\nend note', '{{'],
  ])('warns that a part of the picture stays empty: %s', async (_name, text, marked) => {
    const source = `@startuml\n${text}\n@enduml`;
    const result = await draw(source);
    expect(result.status).toBe('success');
    const [warning] = result.diagnostics;
    expect(warning?.severity).toBe('warning');
    expect(source.slice(warning?.from, warning?.to)).toBe(marked);
    expect(result.status === 'success' && result.svg).not.toContain('TBD');
  });

  it('finds the line on which the engine itself fails', async () => {
    const source = '@startuml\nA -> B : 一\nA -> B : 二\nA -> B : <qrcode:你好>\nA -> B : 三\n@enduml';
    const [error] = (await draw(source)).diagnostics;
    expect(source.slice(error?.from, error?.to)).toBe('A -> B : <qrcode:你好>');
  });

  it('calls an empty diagram unfinished, not wrong', async () => {
    const result = await draw('@startuml\n@enduml');
    expect(result.status).toBe('failure');
    expect(result.diagnostics).toMatchObject([{ severity: 'info' }]);
  });
});
