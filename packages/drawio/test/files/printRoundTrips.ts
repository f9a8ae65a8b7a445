import { corpusFiles, roundTrip } from './roundTrips.js';

const trips = corpusFiles().map(roundTrip);
for (const { name, refused, pages, cells, differences, isStable } of trips) {
  const found = refused ?? `${pages} pages, ${cells} cells, ${differences.length / 2} different`;
  console.log(`${name}: ${found}${isStable ? '' : ', and not the same when it is saved again'}`);
  for (const line of differences) console.log(line);
}
const opened = trips.filter(({ refused }) => refused === undefined);
const sum = (of: (trip: (typeof trips)[number]) => number) =>
  opened.reduce((total, trip) => total + of(trip), 0);
console.log(
  `draw.io: 乐图 → mxGraph: ${opened.length} of ${trips.length} files, ${sum(({ pages }) => pages)} pages, ` +
    `${sum(({ cells }) => cells)} cells, ${sum(({ differences }) => differences.length / 2)} different`,
);
if (opened.some(({ differences, isStable }) => differences.length > 0 || !isStable)) process.exitCode = 1;
