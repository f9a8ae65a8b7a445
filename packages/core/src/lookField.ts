import type { LocalizedText } from './locale.js';
import type { ChoiceField, OptionChoice } from './optionField.js';
import { letuSwatches } from './swatch.js';

/** Letu's look among those of a kind. */
const letuChoice: OptionChoice = {
  value: 'letu',
  label: { 'zh-CN': '乐图', 'en-US': 'Letu' },
  swatches: letuSwatches,
};

/**
 * Returns the field by which a kind's pictures take Letu's look or their own.
 *
 * @param own The look that the kind has itself.
 * @param help What of a diagram the look leaves as it is.
 */
export function lookField(own: OptionChoice, help: LocalizedText): ChoiceField<'look'> {
  const label = { 'zh-CN': '外观', 'en-US': 'Look' };
  return { type: 'choice', name: 'look', label, help, choices: [letuChoice, own] };
}
