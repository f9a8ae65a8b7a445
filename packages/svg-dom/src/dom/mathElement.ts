import { Element } from './element.js';

/** A MathML element. */
export class MathMLElement extends Element {}
