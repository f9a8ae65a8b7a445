const EMOJI = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[\d#*]\uFE0F?\u20E3)/u;

/** Tells whether an icon is an emoji, which is drawn as it is. */
export const isEmoji = (icon: string): boolean => icon.length <= 40 && EMOJI.test(icon);

/** Tells whether an icon is the name of one of ours. */
export const isIconName = (_icon: string): boolean => false;
