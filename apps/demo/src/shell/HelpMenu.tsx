import { QuestionCircleOutlined } from '@ant-design/icons';
import { useNavigate } from 'react-router';
import { MenuButton } from '../layout/MenuButton.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { TOUR } from '../settings/tourState.js';
import { usePalette } from './palette/paletteContext.js';

/** Ways to find out what there is: the tour, templates, and everything by its name. */
export function HelpMenu() {
  const { text } = useSettings();
  const navigate = useNavigate();
  const palette = usePalette();
  const items = [
    { key: 'tour', label: text.help.tour, onClick: () => void navigate('/welcome', { state: TOUR }) },
    { key: 'templates', label: text.help.templates, onClick: () => void navigate('/template') },
    { key: 'find', label: text.help.find, onClick: () => palette.open() },
  ];
  return (
    <MenuButton label={text.help.title} icon={<QuestionCircleOutlined aria-hidden="true" />} items={items} />
  );
}
