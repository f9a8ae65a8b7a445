import type { ConflictMessages } from './zh-CN.js';

const places = (count: number) => (count === 1 ? 'one place' : `${count} places`);

export const enUS: ConflictMessages = {
  conflictMerge: {
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
    bothKept: 'Your version is kept as a new diagram, under “Created by me”.',
  },
};
