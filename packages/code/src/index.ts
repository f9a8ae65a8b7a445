'use client';

export { codeSurface } from './codeSurface.js';
