// The page of a consumer: draws the default example of every kind, as an embedding application would.
import { decode, encode } from '@letu/codec';
import { defaultExample } from '@letu/core';
import { kinds } from '@letu/kinds';

/** @param {import('@letu/core').AnyDefinition} definition */
async function draw(definition) {
  const { source } = defaultExample(definition);
  const engine = await definition.load();
  const result = await engine.render(decode(encode(source)));
  engine.dispose();
  if (result.status === 'failure') return result.diagnostics.map(({ message }) => message).join('; ');
  const image = Object.assign(new Image(), { alt: definition.kind });
  image.src = URL.createObjectURL(new Blob([result.svg], { type: 'image/svg+xml' }));
  document.body.append(image);
  await image.decode();
  return `${image.naturalWidth}x${image.naturalHeight}`;
}

/** @type {Record<string, string>} */
const answers = {};
for (const { kind, loadKind } of kinds) {
  answers[kind] = await loadKind()
    .then(draw)
    .catch((error) => String(error));
}
document.title = JSON.stringify(answers);
