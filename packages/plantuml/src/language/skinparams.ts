/** The settings most shapes have (https://plantuml.com/skinparam). */
const COMMON = [
  'BackgroundColor',
  'BorderColor',
  'BorderThickness',
  'FontColor',
  'FontName',
  'FontSize',
  'FontStyle',
];

const SHAPES =
  `Activity Actor Agent Artifact Boundary Card Class Cloud Collections Component Control Database Entity Enum File Folder
Frame Interface Legend Node Note Object Package Participant Partition Queue Rectangle Sequence SequenceBox State Stack Storage
Swimlane Title Usecase`.split(/\s+/);

const SINGLE =
  `Monochrome Handwritten Shadowing Dpi Linetype Nodesep Ranksep Padding RoundCorner BackgroundColor
DefaultFontName DefaultFontSize DefaultFontColor DefaultFontStyle DefaultTextAlignment WrapWidth MaxMessageSize ResponseMessageBelowArrow
ArrowColor ArrowThickness ArrowFontColor ArrowFontSize ArrowFontName ArrowFontStyle ClassAttributeIconSize ClassHeaderBackgroundColor
ClassAttributeFontColor ClassAttributeFontSize ClassFontStyle ClassStereotypeFontColor CircledCharacterFontSize CircledCharacterRadius
SequenceArrowColor SequenceArrowThickness SequenceLifeLineBorderColor SequenceLifeLineBackgroundColor SequenceGroupBorderColor
SequenceGroupBackgroundColor SequenceGroupHeaderFontColor SequenceDividerBackgroundColor SequenceDividerFontColor SequenceMessageAlign
SequenceReferenceBackgroundColor SequenceDelayFontColor ParticipantPadding BoxPadding MinClassWidth SameClassWidth GroupInheritance
PackageStyle ComponentStyle ActorStyle ConditionStyle ConditionEndStyle ActivityDiamondBackgroundColor ActivityDiamondBorderColor
ActivityBarColor ActivityStartColor ActivityEndColor StateStartColor StateEndColor HyperlinkColor HyperlinkUnderline NoteTextAlignment
NoteShadowing StereotypeCBackgroundColor StereotypeABackgroundColor StereotypeIBackgroundColor StereotypeEBackgroundColor
PageMargin Guillemet GenericDisplay TabSize SvgLinkTarget PathHoverColor`.split(/\s+/);

/** The names of `skinparam`. */
export const SKINPARAMS: readonly string[] = [
  ...new Set([...SINGLE, ...SHAPES.flatMap((shape) => COMMON.map((setting) => shape + setting))]),
];

const VALUES: Readonly<Record<string, string>> = {
  monochrome: 'true false reverse',
  handwritten: 'true false',
  shadowing: 'true false',
  noteshadowing: 'true false',
  responsemessagebelowarrow: 'true false',
  hyperlinkunderline: 'true false',
  sameclasswidth: 'true false',
  linetype: 'ortho polyline',
  packagestyle: 'rectangle folder frame cloud database node card',
  componentstyle: 'uml1 uml2 rectangle',
  actorstyle: 'awesome hollow',
  conditionstyle: 'diamond inside foo1 InsideDiamond',
  conditionendstyle: 'diamond hline',
  defaulttextalignment: 'left center right',
  sequencemessagealign: 'left center right first last direction reverseDirection',
  notetextalignment: 'left center right',
  guillemet: 'true false',
  genericdisplay: 'old new',
  dpi: '100 150 200 300',
};

/** What a setting can be: a colour, or one of some words. */
export function skinparamValues(name: string): 'color' | readonly string[] {
  const key = name.toLowerCase();
  if (key.endsWith('color')) return 'color';
  if (key.endsWith('fontstyle')) return ['normal', 'bold', 'italic', 'bold italic'];
  return VALUES[key]?.split(' ') ?? [];
}
