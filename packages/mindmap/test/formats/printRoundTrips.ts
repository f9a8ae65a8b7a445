import { differences, roundTrips } from './roundTrips.js';

const trips = await roundTrips();
for (const trip of trips) {
  const found = differences(trip);
  console.log(`${trip.name}: ${trip.meant.length} lines, ${found.length} different`);
  for (const line of found) console.log(line);
}
if (trips.some((trip) => differences(trip).length > 0)) process.exitCode = 1;
