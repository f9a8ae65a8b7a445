import { contrast, LetuProvider, type ColourOverrides } from '@letu/theme';
import { Button } from 'antd';

const colours: ColourOverrides = {
  light: { accent: '#00575f', accentHover: '#00656e', accentActive: '#00444a', accentSoft: '#def1f2' },
  dark: { accent: '#5fd0dc', accentHover: '#86dde6', accentActive: '#3cb8c5', accentSoft: '#0c3338' },
};

/** At least 4.5 for text. */
export const legible = contrast('#00575f', '#ffffff');

export function OwnColours() {
  return (
    <LetuProvider colours={colours}>
      <Button type="primary">保存</Button>
    </LetuProvider>
  );
}
