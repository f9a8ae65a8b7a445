import { expect, it } from 'vitest';
import { differences, roundTrips } from './roundTrips.js';

it('reads what other libraries write and is read by them, without a difference', async () => {
  const trips = await roundTrips();
  const found = Object.fromEntries(trips.map((trip) => [trip.name, differences(trip)]));
  expect(found).toEqual(Object.fromEntries(trips.map(({ name }) => [name, []])));
  expect(trips).toHaveLength(8);
  for (const { meant } of trips) expect(meant.length).toBeGreaterThanOrEqual(9);
});
