/** A file of a library that may be what an include means. */
export interface LibraryFile {
  readonly library: string;
  /** The path in the library, in lower case and without `.puml`. */
  readonly path: string;
}

/** The libraries by the repositories they are published in, forks and former names included. */
const REPOSITORIES: Readonly<Record<string, readonly string[]>> = {
  'plantuml-stdlib/c4-plantuml': ['c4'],
  'ricardoniepel/c4-plantuml': ['c4'],
  'kirchsth/c4-plantuml': ['c4'],
  'milo-minderbinder/aws-plantuml': ['aws'],
  'plantuml-stdlib/azure-plantuml': ['azure'],
  'ricardoniepel/azure-plantuml': ['azure'],
  'dcasati/kubernetes-plantuml': ['k8s'],
  'plantuml-stdlib/plantuml-kubernetes-sprites': ['kubernetes'],
  'michiel/plantuml-kubernetes-sprites': ['kubernetes'],
  'tupadr3/plantuml-icon-font-sprites': ['tupadr3'],
  'plantuml-stdlib/archimate-plantuml': ['archimate'],
  'ebbypeter/archimate-plantuml': ['archimate'],
  'plantuml-stdlib/gilbarbara-plantuml-sprites': ['logos'],
  'rabelenda/gilbarbara-plantuml-sprites': ['logos'],
  'plantuml-stdlib/cicon-plantuml-sprites': ['cloudinsight'],
  'rabelenda/cicon-plantuml-sprites': ['cloudinsight'],
  'roemer/plantuml-office': ['office'],
  'cloudogu/plantuml-cloudogu-sprites': ['cloudogu'],
  'crashedmind/plantuml-elastic-icons': ['elastic'],
  'crashedmind/plantuml-icons-gcp': ['gcp'],
  'crashedmind/plantuml-opensecurityarchitecture-icons': ['osa'],
  'crashedmind/plantuml-opensecurityarchitecture2-icons': ['osa2'],
  'johthor/domainstory-plantuml': ['domainstory'],
  'rocher/adaml': ['adaml'],
  'plantuml-stdlib/eip-plantuml': ['eip'],
  'xreyrobert/ibm-icons-for-plantuml': ['ibm'],
  'james-gadrow-kr/classy-plantuml': ['classy'],
  'james-gadrow-kr/classy-c4': ['classy-c4'],
};

const AWS_ICONS = 'awslabs/aws-icons-for-plantuml';
const STDLIB_REPOSITORIES = new Set(['plantuml/plantuml-stdlib', 'boessu/plantuml-stdlib']);

const GITHUB_ADDRESSES = [
  /^https?:\/\/raw\.githubusercontent\.com\/([^/]+\/[^/]+)\/(.+)$/,
  /^https?:\/\/(?:www\.)?github\.com\/([^/]+\/[^/]+)\/(?:raw|blob)\/(.+)$/,
  /^https?:\/\/cdn\.jsdelivr\.net\/gh\/([^/]+\/[^/@]+)@?(.+)$/,
];

const C4_FILE = /(?:^|\/)(?:(themes\/)?(puml-theme-c4[\w-]*)|(c4(?:_\w+)?))(?:\.puml)?$/;

/**
 * Returns the files of the standard library that an include may mean, the likeliest first.
 *
 * @param target `<library/path>`, the address of a file of a library's repository, or a relative path of a C4 file.
 */
export function libraryFiles(target: string): LibraryFile[] {
  const path = withoutExtension(target.toLowerCase().split(/[?#]/, 1)[0] ?? '');
  const [, library, file] = /^<([^/]+)\/(.+?)>$/.exec(target.toLowerCase()) ?? [];
  if (library && file) return [{ library, path: withoutExtension(file) }];
  for (const pattern of GITHUB_ADDRESSES) {
    const [, repository, rest] = pattern.exec(path) ?? [];
    if (repository && rest) return repositoryFiles(repository, rest.split('/'));
  }
  if (/^https?:/.test(path)) return [];
  const [, , theme, c4] = C4_FILE.exec(path) ?? [];
  if (theme) return [{ library: 'c4', path: `themes/${theme}` }];
  return c4 ? [{ library: 'c4', path: c4 }] : [];
}

function withoutExtension(path: string): string {
  return path.replace(/\.(?:puml|iuml|plantuml|pu)(?=>?$)/, '');
}

/** A branch may hold slashes and the repository folders the library lacks, so every tail of the path is tried. */
function repositoryFiles(repository: string, segments: readonly string[]): LibraryFile[] {
  const tails = segments.map((_, index) => segments.slice(index).join('/'));
  if (STDLIB_REPOSITORIES.has(repository)) {
    return tails.slice(1).flatMap((tail) => {
      const [library = '', ...file] = tail.split('/');
      return file.length === 0 ? [] : [{ library, path: file.join('/') }];
    });
  }
  const libraries =
    repository === AWS_ICONS ? awsLibraries(segments[0] ?? '') : (REPOSITORIES[repository] ?? []);
  return libraries.flatMap((library) => tails.slice(1).map((path) => ({ library, path })));
}

/** The names of the icons change between versions: the nearest one kept here is tried first. */
function awsLibraries(reference: string): string[] {
  const version = Number(/^v?(\d+)/.exec(reference)?.[1] ?? 20);
  if (version < 14) return ['awslib10', 'awslib14', 'awslib20'];
  return version < 20 ? ['awslib14', 'awslib20', 'awslib10'] : ['awslib20', 'awslib14'];
}

/**
 * Returns the libraries a text seems to include, so that they can be loaded before the engine starts. Variables and conditions
 * are not looked at: what is missed is loaded later, what is too much does no harm.
 */
export function mentionedLibraries(text: string): Set<string> {
  const targets = text.matchAll(/https?:\/\/[^\s"'>]+|<[\w.-]+\/|\bC4_\w+\.puml/gi);
  const files = [...targets].flatMap(([target]) => {
    if (target.startsWith('<')) return [{ library: target.slice(1, -1).toLowerCase(), path: '' }];
    // The address of a folder is completed by the statement that uses it.
    return libraryFiles(target.endsWith('.puml') ? target : `${target}/_`).slice(0, 1);
  });
  return new Set(files.map(({ library }) => library));
}
