import { readWordTable } from '@letu/core';
import { iconNamed } from '../icons/catalogue.js';

/**
 * Icons as our maps have them, emoji that look alike for texts, and what XMind, where it is not called as ours, and FreeMind and
 * Freeplane call them: the first name is the one that is written. Names come from the files of those programs.
 */
const TABLE = `
priority-1 | 1️⃣ | | full-1
priority-2 | 2️⃣ | | full-2
priority-3 | 3️⃣ | | full-3
priority-4 | 4️⃣ | | full-4
priority-5 | 5️⃣ | | full-5
priority-6 | 6️⃣ | | full-6
priority-7 | 7️⃣ | | full-7
priority-8 | 8️⃣ | | full-8
priority-9 | 9️⃣ | | full-9
0️⃣ | 0️⃣ | | full-0
🔟 | 🔟 | | full-10
task-start | ⬜ | | unchecked 0%
task-quarter | | | 25%
task-half | | | 50%
task-3quar | | | 75%
task-done | ✅ | | checked 100%
symbol-right | ✔️ | other-yes | button_ok
symbol-wrong | ❌ | other-no | button_cancel
symbol-plus | ➕ | | addition
symbol-minus | ➖ | |
symbol-question | ❓ | other-question c_symbol_question | help
symbol-exclam | ❗ | other-exclam c_symbol_exclam | yes
symbol-attention | ⚠️ | c_symbol_warning | messagebox_warning
symbol-info | ℹ️ | c_symbol_info | info
symbol-no-entry | ⛔ | | closed
symbol-pause | ⏸️ | task-pause |
symbol-idea | 💡 | c_symbol_idea other-lightbulb | idea
symbol-pin | 📌 | |
symbol-lightning | ⚡ | c_symbol_lightening c_symbol_lightning |
symbol-heart | ❤️ | c_symbol_heart |
symbol-money | 💰 | c_symbol_money |
symbol-clock | 🕐 | other-clock | clock
flag-red | 🚩 | | flag
flag-purple | | | flag-pink
flag-dark-gray | 🏴 | | flag-black
star-yellow | ⭐ | half-star-yellow | bookmark
people-blue | 👤 | other-people |
smiley-laugh | 😀 | smiley-happy | very_positive
smiley-smile | 🙂 | | ksmiletris positive
smiley-boring | 😐 | | smiley-neutral neutral
smiley-angry | 😠 | |
smiley-cry | 😢 | | smily_bad negative
smiley-surprise | 😮 | | smiley-oh
smiley-embarrass | 😳 | |
smiley-screaming | 😱 | |
arrow-up | ⬆️ | | up
arrow-up-right | ↗️ | |
arrow-right | ➡️ | | forward
arrow-down-right | ↘️ | |
arrow-down | ⬇️ | | down
arrow-down-left | ↙️ | |
arrow-left | ⬅️ | | back
arrow-up-left | ↖️ | |
arrow-refresh | 🔄 | | refresh redo
🏷️ | 🏷️ | tag-yellow tag-* |
☹️ | ☹️ | | very_negative
🛑 | 🛑 | | stop-sign
🔴 | 🔴 | | stop
🟡 | 🟡 | | prepare
🟢 | 🟢 | | go
👍 | 👍 | c_symbol_like c_symbol_thumb_up |
👎 | 👎 | c_symbol_dislike c_symbol_thumb_down |
💔 | 💔 | | broken-line
🎵 | 🎵 | c_symbol_music | knotify
📊 | 📊 | c_symbol_bar_chart |
📈 | 📈 | c_symbol_line_graph |
🥧 | 🥧 | c_symbol_pie_chart |
📇 | 📇 | c_symbol_contact other-businesscard | kaddressbook
📞 | 📞 | c_symbol_telephone other-phone |
📠 | 📠 | other-fax |
🌡️ | 🌡️ | c_symbol_thermometer |
🏅 | 🏅 | c_symbol_medals c_symbol_medal |
🏆 | 🏆 | c_symbol_trophy |
🛒 | 🛒 | c_symbol_shopping_cart |
✏️ | ✏️ | c_symbol_pen | pencil edit
📅 | 📅 | other-calendar | calendar
📧 | 📧 | other-email | kmail
✉️ | ✉️ | | Mail
📫 | 📫 | | korn
⏰ | ⏰ | | clock2
⏳ | ⏳ | | hourglass
☕ | ☕ | other-coffee-cup |
💬 | 💬 | other-chat |
📝 | 📝 | other-note |
🔒 | 🔒 | other-lock | encrypted
🔓 | 🔓 | other-unlock | decrypted
🔑 | 🔑 | | password
💣 | 💣 | other-bomb | clanbomber
🚀 | 🚀 | | launch
🏠 | 🏠 | | gohome
🔔 | 🔔 | | bell
📎 | 📎 | | attach
📁 | 📁 | | folder
📋 | 📋 | | list
🪄 | 🪄 | | wizard
🔍 | 🔍 | | xmag
🐧 | 🐧 | | penguin
🦋 | 🦋 | | freemind_butterfly
🐝 | 🐝 | | bee
🌐 | 🌐 | | internet
📹 | 📹 | | video
⚙️ | ⚙️ | | executable
👨 | 👨 | | male1 male2
👩 | 👩 | | female1 female2
👭 | 👭 | | females
👥 | 👥 | | group
👪 | 👪 | | family fema
💻 | 💻 | | desktop_new
🌷 | 🌷 | | licq
`;

const words = (cell: string) => cell.split(' ').filter(Boolean);
const ROWS = readWordTable(TABLE).map(({ cells: [icon, emoji, xmind, freemind] }) => ({
  icon,
  emoji,
  xmind: [...(iconNamed(icon) ? [icon] : []), ...words(xmind)],
  freemind: words(freemind),
}));

/** The programs whose icons have names. */
export type IconVocabulary = 'xmind' | 'freemind';

const read = (of: IconVocabulary) =>
  new Map(ROWS.flatMap(({ icon, [of]: names }) => names.map((name) => [name, icon] as const)));
/** An emoji is written as the icon that looks like it. */
const written = (of: IconVocabulary) =>
  new Map(
    ROWS.flatMap(({ icon, emoji, [of]: [name] }) =>
      name === undefined ? [] : [icon, emoji].filter(Boolean).map((own) => [own, name] as const),
    ),
  );

const READ = { xmind: read('xmind'), freemind: read('freemind') };
const WRITTEN = { xmind: written('xmind'), freemind: written('freemind') };
const EMOJI = new Map(ROWS.filter(({ emoji }) => emoji !== '').map(({ icon, emoji }) => [icon, emoji]));

/** How Freeplane calls any emoji: by the code points, in hexadecimal. */
const CODE_POINTS = /^emoji-([\da-f]{2,6}(?:-[\da-f]{2,6})*)$/i;
const NAME = /^[\w%./ -]+$/;

/** Returns an icon of a program's as one of ours; one that is not known keeps its name. */
export function iconOf(name: string, of: IconVocabulary): string {
  const known = READ[of].get(name);
  if (known !== undefined || iconNamed(name)) return known ?? name;
  const points = of === 'freemind' ? CODE_POINTS.exec(name)?.[1] : undefined;
  if (points !== undefined) return characters(points) ?? name;
  if (of === 'freemind') return name;
  const star = name.replace(/^half-/, '');
  return iconNamed(star) ? star : (READ.xmind.get(name.replace(/-.*$/, '-*')) ?? name);
}

/** Whether an icon of XMind's has a colour that ours does not show. */
export const losesColour = (name: string): boolean => name.startsWith('tag-') && name !== 'tag-yellow';

function characters(points: string): string | undefined {
  const codes = points.split('-').map((code) => Number.parseInt(code, 16));
  return codes.every((code) => code <= 0x10ffff && (code < 0xd800 || code > 0xdfff))
    ? String.fromCodePoint(...codes)
    : undefined;
}

/** Returns an emoji that looks like an icon, or undefined. */
export function emojiOf(icon: string): string | undefined {
  if (!NAME.test(icon)) return icon;
  return EMOJI.get(icon) ?? FAMILIES.find(([start]) => icon.startsWith(start))?.[1];
}

const FAMILIES: readonly (readonly [start: string, emoji: string])[] = [
  ['flag-', '🚩'],
  ['star-', '⭐'],
  ['people-', '👤'],
];

/** Returns the name by which a program calls one of our icons; undefined where it has none such. */
export function nameOfIcon(icon: string, of: IconVocabulary): string | undefined {
  const known = WRITTEN[of].get(icon);
  if (known !== undefined) return known;
  if (of === 'xmind') return NAME.test(icon) ? icon : undefined;
  const emoji = iconNamed(icon) || !NAME.test(icon) ? emojiOf(icon) : undefined;
  if (emoji === undefined) return icon;
  return `emoji-${[...emoji].map((character) => character.codePointAt(0)!.toString(16)).join('-')}`;
}
