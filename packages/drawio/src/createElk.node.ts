import Elk from 'elkjs';
import type { ELK } from 'elkjs/lib/elk-api.js';

/** Starts ELK in the thread that asks for it. */
export const createElk = (): ELK => new Elk();
