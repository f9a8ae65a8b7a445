import type { Role } from '@letu/client';

/** Tells whether a role lets someone change a graph, or what is in a repository. */
export const mayEdit = (role: Role): boolean => role === 'owner' || role === 'editor';
