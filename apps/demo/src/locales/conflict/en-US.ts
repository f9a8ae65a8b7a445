import type { ConflictMessages } from './zh-CN.js';

const places = (count: number) => (count === 1 ? 'one place' : `${count} places`);

export const enUS: ConflictMessages = {
  title: 'Merge both changes',
  summary: (mine, theirs, conflicts) =>
    [
      mine > 0 && `Your changes in ${places(mine)} are taken in.`,
      theirs > 0 && `Theirs in ${places(theirs)} are taken in.`,
      conflicts > 0 ? `Both sides have changed ${places(conflicts)}: please choose.` : 'Nothing conflicts.',
    ]
      .filter(Boolean)
      .join(' '),
  place: (number) => `Place ${number}`,
  choiceOf: (number) => `What to keep at place ${number}`,
  choices: { mine: 'Mine', theirs: 'Theirs', both: 'Both', base: 'Before' },
  versions: { base: 'Before', mine: 'Mine', theirs: 'Theirs' },
  nothing: '(without these lines)',
  merged: 'Merged diagram',
  mergedHint: 'as chosen above',
  take: 'Use the merged version',
  you: 'You',
  before: 'What both began with',
  bothKept: 'Your version is kept as a new diagram.',
  mine: 'Mine where they conflict',
  theirs: 'Theirs where they conflict',
  explanation:
    'All changes that do not conflict stay; only what both sides have changed is to be decided. Or keep both: then the other version is shown here and yours becomes a new diagram.',
  titles: 'the title',
  bothChanged: (names, count) =>
    `Both sides have changed: ${names.join(', ')}${count > names.length ? ` and ${count - names.length} more` : ''}. `,
  others: (count) =>
    count === 1
      ? 'One other change does not conflict and stays either way.'
      : `The ${count} other changes do not conflict and stay either way.`,
};
