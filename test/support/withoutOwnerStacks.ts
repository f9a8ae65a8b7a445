import './withoutTimeline.js';
import * as React from 'react';

// React keeps the stack of each element it makes until it has made ten thousand in a second; in a page that a driver looks into,
// each costs two hundred frames: a quarter of all work of the tests. Told that they are made, it makes none.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object | undefined>;
if (internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => 10_000,
    set() {
      // React sets it back once a second.
    },
  });
}
