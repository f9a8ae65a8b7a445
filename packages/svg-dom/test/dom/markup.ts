import { Random } from './random.js';

/** Markup as labels have it, and as people get it wrong. */
export const SNIPPETS: readonly string[] = [
  '',
  'text only',
  'a < b && c > d',
  '1 <2',
  '<',
  '</',
  '</>x',
  '<>x',
  '< p>x',
  '<p>one<p>two',
  '<p>a<div>b</div>c</p>d',
  '<b>1<p>2</b>3</p>',
  '<b><i>x</b>y</i>z',
  '<a href=1>x<a href=2>y</a>',
  '<p><b><i><u>1<p>2',
  '<b class=x><b class=x><b class=x><b class=x>1</p><p>2',
  '<em>a<strong>b</em>c</strong>d',
  '<i>1<table><tr><td>2</i>3',
  '<div><span>x</div>y</span>',
  '<ul><li>a<li>b<ul><li>c</ul><li>d</ul>',
  '<dl><dt>a<dd>b<dt>c</dl>',
  '<ol><li><p>a<li>b</ol>',
  '<h1>a<h2>b</h1>c',
  '<h1>a</h3>b',
  'a<br>b<br/>c</br>d',
  '</p>x',
  '<hr>a<img src=x>b<input>c<wbr>d',
  '<image src=y>',
  '<pre>\n\n x</pre><textarea>\n <b>y</b></textarea>',
  '<button>a<button>b',
  '<nobr>a<nobr>b',
  '<select><option>a<option>b<optgroup><option>c</select>d',
  '<ruby>a<rp>(<rt>b<rp>)</ruby>',
  '<table><tr><td>a<td>b<tr><th>c</table>',
  '<table>x<tr><td>y</table>',
  '<table><b>x<tr><td>y</table>z',
  '<table><caption>c<col><tbody><tr><td>d</table>',
  '<table><tr><td><table><tr><td>x</table>y</table>',
  '<table> <tr> <td> a </td> </tr> </table>',
  '<tr><td>loose</td></tr>after',
  '<p>x<table><tr><td>y</table>z',
  '<style>a>b{c:"</b>"}</style>x',
  '<script>if(a<b)"</p>"</script>x',
  '<title>a<b>&amp;</title>',
  '<xmp><b>&amp;</xmp><iframe><p></iframe>',
  '<style>unclosed <b>',
  '<!-- a -- b --><!----><!-->x<!--->y<!-- -',
  '<!--a--!>b<!--unclosed',
  'x<!doctype html><!x>y</ z>',
  '<![CDATA[x]]>y',
  '<svg><![CDATA[x<y]]></svg>',
  '<svg viewbox="0 0 1 1" preserveaspectratio=none><lineargradient gradientunits=x/><foreignobject><p>a<p>b</foreignobject></svg>',
  '<svg><filter><fedropshadow dx=1></fedropshadow><feGaussianBlur stddeviation=2></filter><clippath/></svg>',
  '<svg><g><path d="M0 0"/><circle r=1></circle></g></svg>after',
  '<svg><g>x<p>y</p>z</g></svg>',
  '<svg><title><b>x</title><desc><i>y</desc><text>z</text></svg>',
  '<svg><a xlink:href="#x" xml:lang=zh xmlns:xlink="http://www.w3.org/1999/xlink" xmlns=y>z</a></svg>',
  '<svg><font color=red>x</font><font>y</font></svg>',
  '<svg><style>a>b &lt; c</style><script>1<2</script></svg>',
  '<svg/><b>x',
  '<svg><br>x',
  '<svg></p>x',
  '<svg><g></div></g>x</svg>y',
  '<math><mi>x</mi><mo>&lt;</mo><mtext><b>y</b></mtext></math>z',
  '<math><mi><svg><g/></svg></mi><annotation-xml encoding="text/html"><p>x</annotation-xml></math>',
  '<math definitionurl=x><malignmark/><mi><mglyph/></mi></math>',
  '<DIV Class=A ID=b cLaSs=c DATA-x>y</dIv>',
  '<p a=1 b="2" c=\'3\' d e=f/ g = h i="">x',
  '<p a="x>y" b=\'"\' c=a"b =d>z',
  '<p a="unclosed>x',
  '<p/ a / b/>x',
  '<p a=&amp;&lt;x b="&ampx" c="&amp=" d="&copy2" e=&notit;>x',
  '&amp; &lt;b&gt; &quot; &apos; &nbsp; &copy &copyx &notit; &hellip; &bogus; & &; &#',
  '&#65; &#x41; &#65x &#0; &#x110000; &#xD800; &#128; &#x9f; &#xZ; &#;',
  '&rarr;&hearts;&alpha;&Omega;&check;&star;&le;&ne;&infin;&times;&middot;&lbrace;&num;&colon;',
  'a\r\nb\rc<p>\r\n</p>',
  'a\u0000b<p>\u0000</p><svg>\u0000</svg>',
  '中文<b>标签</b>😀&#128512;',
  '<custom-tag x:y=1><a:b></a:b></custom-tag>',
  '<body class=x><html lang=y><head>z</head>w</body>v',
  '<frame>x',
  '<div><form><form>x</form>y</form></div>',
  '<marquee><b>x</marquee>y',
  '<object><p>x</object>y',
  '<plaintext><b>x',
  '<noembed><b>x</noembed><noframes><i>y</noframes>',
  '<details><summary>a</summary><p>b</details>',
  '<center><font color=red size=2>x</font></center>',
];

const TAGS = (
  'b i u em strong code span a p div ul ol li h1 h3 blockquote pre br hr img small sub sup table tr td th tbody font ' +
  'svg g path text tspan foreignObject title math mi mo'
).split(' ');
const TEXTS = ['x', ' ', 'a b', '&lt;', '中', '&amp', '\n'];

/** Makes markup of tags that are opened and closed in no good order. */
export function tagSoup(seed: number): string {
  const random = new Random(seed);
  const open: string[] = [];
  let html = '';
  for (let count = 3 + random.below(12); count > 0; count--) {
    const kind = random.next();
    if (kind < 0.45) {
      const tag = random.pick(TAGS);
      open.push(tag);
      html += `<${tag}${random.chance(0.2) ? ' class="k"' : ''}${random.chance(0.1) ? '/' : ''}>`;
    } else if (kind < 0.7)
      html += `</${random.chance(0.7) && open.length > 0 ? open.pop() : random.pick(TAGS)}>`;
    else html += random.pick(TEXTS);
  }
  return html;
}

const INLINE = 'b i u em strong code span small sub sup a'.split(' ');
const BLOCK = 'div p ul ol blockquote h2 pre'.split(' ');

/** Makes markup that is in good order, as programs write it. */
export function tidyMarkup(seed: number): string {
  const random = new Random(seed);
  const text = () => random.pick(['word', '两个', 'a &amp; b', ' ', '&lt;T&gt;', '1&nbsp;2']);
  const attributes = () =>
    random.chance(0.3) ? ` class="a b" style="color: red" data-id='${random.below(9)}' title="&quot;"` : '';
  const inline = (depth: number): string => {
    if (depth === 0 || random.chance(0.4)) return text();
    if (random.chance(0.15)) return '<br>';
    const tag = random.pick(INLINE.filter((name) => name !== 'a' || depth > 1));
    return `<${tag}${attributes()}>${inline(depth - 1)}${text()}</${tag}>`;
  };
  const svg = (depth: number): string =>
    depth === 0
      ? '<path d="M0,0L1,1"></path>'
      : `<g transform="translate(1, 2)"${attributes()}>${svg(depth - 1)}<text y="1"><tspan dy="1em">${text()}</tspan></text></g>`;
  const block = (depth: number): string => {
    if (depth === 0) return inline(2);
    if (random.chance(0.2)) return `<svg viewBox="0 0 9 9">${svg(depth)}</svg>`;
    const tag = random.pick(BLOCK);
    if (tag === 'ul' || tag === 'ol')
      return `<${tag}><li>${block(depth - 1)}</li><li>${inline(1)}</li></${tag}>`;
    return tag === 'p' || tag === 'h2' || tag === 'pre'
      ? `<${tag}${attributes()}>${inline(3).replace(/<\/?a\b[^>]*>/g, '')}</${tag}>`
      : `<${tag}${attributes()}>${block(depth - 1)}${block(depth - 1)}</${tag}>`;
  };
  return block(3);
}
