import { fade, mix, type LetuColours } from '@letu/core/palette';

type ColourTokens = Readonly<Record<string, string>>;

interface Family {
  readonly main: string;
  readonly hover: string;
  readonly active: string;
  readonly soft: string;
}

/** The ten colours antd makes of one, such as `colorPrimaryBg`. */
function family(name: string, { main, hover, active, soft }: Family, colours: LetuColours): ColourTokens {
  const border = mix(soft, main, 0.35);
  return {
    [`color${name}`]: main,
    [`color${name}Hover`]: hover,
    [`color${name}Active`]: active,
    [`color${name}Bg`]: soft,
    [`color${name}BgHover`]: mix(soft, main, 0.08),
    [`color${name}BgFilledHover`]: mix(soft, main, 0.08),
    [`color${name}BgActive`]: mix(soft, main, 0.14),
    [`color${name}Border`]: border,
    [`color${name}BorderHover`]: mix(border, colours.text, 0.15),
    [`color${name}Text`]: main,
    [`color${name}TextHover`]: hover,
    [`color${name}TextActive`]: active,
  };
}

function neutrals({ text, textQuiet, textFaint, ...rest }: LetuColours): ColourTokens {
  return {
    colorText: text,
    colorTextSecondary: textQuiet,
    colorTextTertiary: textQuiet,
    colorTextQuaternary: textFaint,
    colorFill: fade(text, 0.14),
    colorFillSecondary: fade(text, 0.09),
    colorFillTertiary: fade(text, 0.06),
    colorFillQuaternary: fade(text, 0.03),
    colorBgLayout: rest.ground,
    colorBgContainer: rest.surface,
    colorBgElevated: rest.raised,
    // Tips are the other way round: ink on paper by night, paper on ink by day.
    colorBgSpotlight: text,
    colorBgSolid: text,
    colorBgSolidHover: mix(text, rest.surface, 0.12),
    colorBgSolidActive: mix(text, rest.surface, 0.2),
    colorBorder: rest.borderStrong,
    colorBorderSecondary: rest.border,
    colorBgMask: rest.mask,
  };
}

/**
 * Returns antd's map tokens of colour. Its algorithms make shades of a few seeds and know nothing of contrast; these are exact.
 *
 * @param colours The colours of one theme.
 */
export function mapColours(colours: LetuColours): ColourTokens {
  const plain = (main: string, soft: string): Family => ({
    main,
    hover: mix(main, colours.text, 0.18),
    active: mix(main, colours.text, 0.3),
    soft,
  });
  const { accent, accentHover, accentActive, accentSoft } = colours;
  const brand: Family = { main: accent, hover: accentHover, active: accentActive, soft: accentSoft };
  return {
    ...neutrals(colours),
    ...family('Primary', brand, colours),
    ...family('Info', brand, colours),
    ...family('Success', plain(colours.success, colours.successSoft), colours),
    ...family('Warning', plain(colours.warning, colours.warningSoft), colours),
    ...family('Error', plain(colours.error, colours.errorSoft), colours),
    colorLink: accent,
    colorLinkHover: accentHover,
    colorLinkActive: accentActive,
  };
}
