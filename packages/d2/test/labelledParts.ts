/** The parts of a picture that hold a shape and what is written in it. */
export const labelledParts = 'g:has(> g.shape)';
