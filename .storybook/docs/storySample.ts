/** A function of a file of samples, with what it says before it. */
const FUNCTION = /^(?:\/\*\*.*\*\/\n)?export function (\w+)[\s\S]*?^}$/gm;
const IMPORT = /^import (?:\{([^}]*)\}|(?:type )?\w+) from '[^']+';\n/gm;

/**
 * Returns one sample of a file, with the imports that it uses.
 *
 * @param file The file's text. What is neither an import nor an exported function belongs to every sample of it.
 * @param name The name of the sample, as the end of a story's id has it. Without one of that name, it is `Default`.
 */
export function storySample(file: string, name: string): string {
  const samples = new Map([...file.matchAll(FUNCTION)].map(([text, id = '']) => [id.toLowerCase(), text]));
  const sample = samples.get(name.replaceAll('-', '')) ?? samples.get('default') ?? '';
  const shared = file.replaceAll(FUNCTION, '').replaceAll(IMPORT, '').trim();
  const body = [shared, sample].filter(Boolean).join('\n\n');
  const imports = [...file.matchAll(IMPORT)].flatMap(([text, names = '']) => {
    const used = names
      .split(',')
      .map((each) => each.trim())
      .filter((each) => new RegExp(`\\b${each.replace(/^type /, '')}\\b`).test(body) && each !== '');
    return used.length > 0 ? [text.replace(/\{[^}]*\}/, `{ ${used.join(', ')} }`).trim()] : [];
  });
  return `${imports.join('\n')}\n\n${body}`;
}

/** The kinds whose editors have the samples of Mermaid's, in their own names. */
const EDITOR_OF_KIND = /^(D2|Drawio|Excalidraw|Graphviz|Handchart|Mindmap|Pikchr|Plantuml)Editor$/;

/**
 * Returns what "Show code" shows of a story; undefined for a component without samples.
 *
 * @param files The files of samples by their components.
 * @param component The component's name.
 * @param name The end of the story's id.
 */
export function codeOfStory(
  files: ReadonlyMap<string, string>,
  component: string,
  name: string,
): string | undefined {
  const kind = EDITOR_OF_KIND.exec(component)?.[1];
  const file = files.get(kind ? 'MermaidEditor' : component);
  if (file === undefined) return undefined;
  const own = kind ? file.replaceAll('Mermaid', kind).replaceAll('mermaid', kind.toLowerCase()) : file;
  return storySample(own, name);
}
