import { sep } from 'node:path';

/** What is known of a file that was built, as bundlers tell it. */
export type BuiltFile =
  | { readonly type: 'asset' }
  | {
      readonly type: 'chunk';
      readonly isEntry: boolean;
      readonly moduleIds: readonly string[];
      readonly imports: readonly string[];
      readonly dynamicImports: readonly string[];
    };

/**
 * Returns the files that the app's own pages are made of: what is reached from its start without what packages load later, which are
 * editors, engines and fonts.
 *
 * @param files What was built, by its names.
 * @param folder Where the app's own sources are.
 */
export function pageFiles(files: Readonly<Record<string, BuiltFile>>, folder: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (name: string) => {
    const file = files[name];
    if (file?.type !== 'chunk' || reached.has(name)) return;
    reached.add(name);
    file.imports.forEach(visit);
    file.dynamicImports.filter((path) => isOwn(files[path], folder)).forEach(visit);
  };
  for (const [name, file] of Object.entries(files)) if (file.type === 'chunk' && file.isEntry) visit(name);
  return reached;
}

const isOwn = (file: BuiltFile | undefined, folder: string) =>
  file?.type === 'chunk' && file.moduleIds.some((id) => id.startsWith(folder + sep));
