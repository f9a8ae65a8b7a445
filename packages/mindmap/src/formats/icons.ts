import { readWordTable } from '@letu/core';

/**
 * Icons as our maps have them, and what they are called by XMind and by FreeMind and Freeplane: the first name is the one that is
 * written. Names come from the files of those programs.
 */
const TABLE = `
1️⃣ | priority-1 | full-1
2️⃣ | priority-2 | full-2
3️⃣ | priority-3 | full-3
4️⃣ | priority-4 | full-4
5️⃣ | priority-5 | full-5
6️⃣ | priority-6 | full-6
7️⃣ | priority-7 | full-7
8️⃣ | priority-8 | full-8
9️⃣ | priority-9 | full-9
0️⃣ | | full-0
🔟 | | full-10
⬜ | task-start | unchecked 0%
⅛ | task-oct |
◔ | task-quarter | 25%
⅜ | task-3oct |
◑ | task-half | 50%
⅝ | task-5oct |
◕ | task-3quar | 75%
⅞ | task-7oct |
✅ | task-done | button_ok 100%
⏸️ | task-pause symbol-pause |
✔️ | symbol-right other-yes | checked
❌ | symbol-wrong other-no | button_cancel
➕ | symbol-plus | addition
➖ | symbol-minus |
❓ | symbol-question other-question c_symbol_question | help
❗ | symbol-exclam other-exclam c_symbol_exclam | yes
⚠️ | symbol-attention c_symbol_warning | messagebox_warning
ℹ️ | symbol-info c_symbol_info | info
⛔ | | closed
🛑 | | stop-sign
🔴 | | stop
🟡 | | prepare
🟢 | | go
🚩 | flag-red flag-* | flag
🏴 | flag-dark-gray | flag-black
⭐ | star-yellow star-* | bookmark
🌓 | half-star-yellow half-star-* |
👤 | people-blue people-* other-people | kaddressbook
🏷️ | tag-yellow tag-* |
😀 | smiley-laugh smiley-happy | very_positive
🙂 | smiley-smile | ksmiletris positive
😐 | smiley-boring | smiley-neutral neutral
😠 | smiley-angry | smiley-angry
😢 | smiley-cry | smily_bad negative
😮 | smiley-surprise | smiley-oh
😳 | smiley-embarrass |
☹️ | | very_negative
⬆️ | arrow-up | up
↗️ | arrow-up-right |
➡️ | arrow-right | forward
↘️ | arrow-down-right |
⬇️ | arrow-down | down
↙️ | arrow-down-left |
⬅️ | arrow-left | back
↖️ | arrow-up-left |
🔄 | arrow-refresh | refresh redo
👍 | c_symbol_like c_symbol_thumb_up |
👎 | c_symbol_dislike c_symbol_thumb_down |
❤️ | c_symbol_heart |
💔 | | broken-line
🎵 | c_symbol_music | knotify
📊 | c_symbol_bar_chart |
📈 | c_symbol_line_graph |
🥧 | c_symbol_pie_chart |
📇 | c_symbol_contact other-businesscard |
📞 | c_symbol_telephone other-phone |
📠 | other-fax |
🌡️ | c_symbol_thermometer |
💡 | c_symbol_idea other-lightbulb | idea
🏅 | c_symbol_medals c_symbol_medal |
🏆 | c_symbol_trophy |
💰 | c_symbol_money |
⚡ | c_symbol_lightening c_symbol_lightning |
🛒 | c_symbol_shopping_cart |
✏️ | c_symbol_pen | pencil edit
📅 | other-calendar | calendar
📧 | other-email | kmail
✉️ | | Mail
📫 | | korn
🕐 | other-clock | clock
⏰ | | clock2
⏳ | | hourglass
☕ | other-coffee-cup |
💬 | other-chat |
📝 | other-note |
🔒 | other-lock | encrypted
🔓 | other-unlock | decrypted
🔑 | | password
💣 | other-bomb | clanbomber
🚀 | | launch
🏠 | | gohome
🔔 | | bell
📎 | | attach
📁 | | folder
📋 | | list
🪄 | | wizard
🔍 | | xmag
🐧 | | penguin
🦋 | | freemind_butterfly
🐝 | | bee
🌐 | | internet
📹 | | video
⚙️ | | executable
👨 | | male1 male2
👩 | | female1 female2
👭 | | females
👥 | | group
👪 | | family fema
💻 | | desktop_new
🌷 | | licq
`;

const ROWS = readWordTable(TABLE).map(({ cells: [icon, xmind, freemind] }) => ({
  icon,
  xmind: xmind.split(' ').filter(Boolean),
  freemind: freemind.split(' ').filter(Boolean),
}));

/** The programs whose icons have names. */
export type IconVocabulary = 'xmind' | 'freemind';

const read = (of: IconVocabulary) =>
  new Map(ROWS.flatMap(({ icon, [of]: names }) => names.map((name) => [name, icon] as const)));
const written = (of: IconVocabulary) =>
  new Map(ROWS.flatMap(({ icon, [of]: names }) => (names[0] ? [[icon, names[0]] as const] : [])));

const READ = { xmind: read('xmind'), freemind: read('freemind') };
const WRITTEN = { xmind: written('xmind'), freemind: written('freemind') };

/** How Freeplane calls any emoji: by the code points, in hexadecimal. */
const EMOJI = /^emoji-([\da-f]{2,6}(?:-[\da-f]{2,6})*)$/i;
const COLOURED = /^((?:half-)?star|flag|people|tag)-/;

/** Returns an icon of a program's as one of ours; one that is not known keeps its name. */
export function iconOf(name: string, of: IconVocabulary): string {
  const known = READ[of].get(name);
  if (known !== undefined) return known;
  const points = of === 'freemind' ? EMOJI.exec(name)?.[1] : undefined;
  if (points !== undefined) return emojiOf(points) ?? name;
  const [, family] = (of === 'xmind' && COLOURED.exec(name)) || [];
  return (family && READ.xmind.get(`${family}-*`)) ?? name;
}

/** Whether an icon of XMind's has a colour that ours does not show. */
export function losesColour(name: string): boolean {
  const icon = iconOf(name, 'xmind');
  return COLOURED.test(name) && WRITTEN.xmind.get(icon) !== name;
}

function emojiOf(points: string): string | undefined {
  const codes = points.split('-').map((code) => Number.parseInt(code, 16));
  return codes.every((code) => code <= 0x10ffff && (code < 0xd800 || code > 0xdfff))
    ? String.fromCodePoint(...codes)
    : undefined;
}

const NAME = /^[\w%./-]+$/;

/** Returns the name by which a program calls one of our icons; undefined where it has none such. */
export function nameOfIcon(icon: string, of: IconVocabulary): string | undefined {
  const known = WRITTEN[of].get(icon);
  if (known !== undefined || NAME.test(icon)) return known ?? icon;
  if (of === 'xmind') return undefined;
  return `emoji-${[...icon].map((character) => character.codePointAt(0)!.toString(16)).join('-')}`;
}
