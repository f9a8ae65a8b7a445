const DIRECTIVES = 'theme|include\\w*|define\\w*|pragma|procedure|function|import|startsub';
const WORDS = 'skinparam|autonumber|participant|actor|boundary|collections|hide|scale \\d|left to right';
const START = new RegExp(`^(?:@start\\w|!(?:${DIRECTIVES})\\b|(?:${WORDS})\\b|class \\w)`);

/** Guesses whether a text is PlantUML: its start tag, its preprocessor, or a word that only it begins with. */
export const guess = (text: string): number => (START.test(text) ? 1 : 0);
