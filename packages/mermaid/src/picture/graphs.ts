import { drawn, hasAttribute, inTurn, isLink, isSort, type Ties } from './ties.js';
import { commitsOf } from './orders.js';

/** The icon and the label of a group of an architecture stand behind its rectangle. */
export function tieGroupLabels(ties: Ties): void {
  for (const part of ties.parts) {
    const rectangle = ties.elementsOf(part).find(({ name }) => name === 'rect');
    if (rectangle) ties.add(part, ties.next(rectangle));
  }
}

const isRelation = drawn('svg > g > line', 'svg > g > path');

/** The label of a relation of C4 stands behind its line. */
export function tieRelations(ties: Ties): void {
  const links = ties.parts.filter(isLink);
  const lines = ties.elements.filter(isRelation);
  if (links.length !== lines.length) return;
  ties.addInTurn(links, lines);
  ties.addInTurn(
    links,
    lines.map((line) => ties.next(line)),
  );
}

/** Ties notes by their order, and starts and ends in the regions of a state, which are named by chance. */
export function tieStates(ties: Ties): void {
  for (const end of ['_start', '_end']) {
    const isDrawn = hasAttribute('id', new RegExp(`${end}-\\d+$`));
    ties.addInTurn(
      ties.parts.filter((part) => part.id.endsWith(end) && ties.elementsOf(part).length === 0),
      ties.elements.filter((element) => isDrawn(element) && !ties.isTied(element)),
    );
  }
  const isNote = hasAttribute('id', /----note-\d+(?:-\d+)?$/);
  inTurn(isSort('note'), (element) => element.name === 'g' && isNote(element))(ties);
}

/** Mind maps count their nodes; a line belongs to the node it leads to. */
export function tieMindmap(ties: Ties): void {
  for (const element of ties.elements) {
    const [, number] = /-(?:node|edge_\d+)_(\d+)$/.exec(element.attribute('id')) ?? [];
    if (number !== undefined) ties.add(ties.parts[Number(number)], element);
  }
}

/** The classes of a commit's mark: its name stands between the others. */
const COMMIT = /^commit (?:commit-(?:merge|reverse) )?(.+?) commit(?:\d+|-[a-z]+)/u;

/** A commit has one or more marks, whose class holds its name, and mostly a label that says it. */
export function tieCommits(ties: Ties): void {
  const commits = commitsOf(ties);
  const marks = ties.elements.flatMap((element) => {
    const [, name] = COMMIT.exec(element.attribute('class')) ?? [];
    return name === undefined ? [] : { element, name };
  });
  const names = [...new Set(marks.map(({ name }) => name))];
  if (names.length !== commits.length) return;
  const partOf = (name: string) => commits[names.indexOf(name)];
  for (const { element, name } of marks) ties.add(partOf(name), element);
  for (const label of ties.elements.filter(drawn('.commit-label')))
    ties.add(partOf(label.text), label.parent);
}
