/** A change of Excalidraw's own code, made while it is bundled. */
export interface Patch {
  readonly name: string;
  readonly reason: string;
  /** The text that goes; the build fails where it does not stand there exactly once. */
  readonly find: string;
  readonly replace: string;
}

const MERMAID_HINT = {
  'zh-CN': '粘贴或写下 Mermaid 文本。流程图、时序图、类图、状态图、ER 图等都会变成可以编辑的图形。',
  'en-US':
    'Paste or write Mermaid. Flowcharts, sequence, class, state, ER and other diagrams become shapes to edit.',
};
const MERMAID_PLACEHOLDER = {
  'zh-CN': 'flowchart LR\n  甲[开始] --> 乙[结束]',
  'en-US': 'flowchart LR\n  a[Start] --> b[End]',
};
const MERMAID_EXAMPLE = {
  'zh-CN':
    'flowchart TD\n  甲[收到订单] -->|付款| 乙(检查库存)\n  乙 --> 丙{有货吗？}\n  丙 -->|有| 丁[发货]\n  丙 -->|没有| 戊[退款]',
  'en-US':
    'flowchart TD\n  a[Order received] -->|paid| b(Check stock)\n  b --> c{In stock?}\n  c -->|yes| d[Ship]\n  c -->|no| e[Refund]',
};

const MERMAID_ERROR = { 'zh-CN': '文本有错误', 'en-US': 'The text has a mistake' };

/** Returns code that says a text in the language of the editor. */
function inBoth(text: Readonly<Record<'zh-CN' | 'en-US', string>>): string {
  return `(currentLang.code === "zh-CN" ? ${JSON.stringify(text['zh-CN'])} : ${JSON.stringify(text['en-US'])})`;
}

/** The patches of the file that holds the scene and the fonts. `letuHost` is what the surface gives the editor. */
export const scenePatches: readonly Patch[] = [
  {
    name: 'frame-names',
    reason: 'A frame without a name is called one in the language of the editor, as in its pictures.',
    find: 'isFrameElement(element) ? "Frame" : "AI Frame"',
    replace: 'isFrameElement(element) ? letuHost.frameName ?? "Frame" : "AI Frame"',
  },
  {
    name: 'font-addresses',
    reason: 'Fonts come from the files of this package, and never from a server of others.',
    find: '    if (uri.startsWith("http")) {\n      return [new URL(uri)];\n    }',
    replace: '    return [new URL(letuHost.fontUrl(uri))];',
  },
  {
    name: 'no-fallback-server',
    reason: 'No address of a server of others is in the bundle.',
    find: '`https://esm.sh/${define_import_meta_env_default.PKG_NAME ? `${define_import_meta_env_default.PKG_NAME}@${define_import_meta_env_default.PKG_VERSION}` : "@excalidraw/excalidraw"}/dist/prod/`',
    replace: '""',
  },
  {
    name: 'font-subsets',
    reason:
      'The subsetting worker cannot start from a bundle, and its code needs eval, which a strict policy forbids.',
    find: '  const { Commands, subsetToBase64, toBase64 } = await lazyLoadSharedSubsetChunk();\n',
    replace:
      '  return letuHost.subset(arrayBuffer, codePoints);\n  let Commands, subsetToBase64, toBase64;\n',
  },
  {
    name: 'no-font-requests',
    reason: 'A policy may forbid fetch of a data URL, which bundlers make of small fonts.',
    find: '      const response = await fetch(url, {\n        // always prefer cache',
    replace:
      '      return (await letuHost.loadFont(url));\n      const response = await fetch(url, {\n        // always prefer cache',
  },
];

/** The patches of the file that holds the editor. */
export const editorPatches: readonly Patch[] = [
  {
    name: 'language-of-the-page',
    reason: 'The language and direction of the page are its own, whatever a board on it speaks.',
    find: `  document.documentElement.dir = currentLang.rtl ? "rtl" : "ltr";
  document.documentElement.lang = currentLang.code;
`,
    replace: '',
  },
  {
    name: 'language-of-frames',
    reason: 'What names frames knows no language.',
    find: '  editorJotaiStore.set(editorLangCodeAtom, lang.code);\n',
    replace:
      '  letuHost.frameName = t("element.frame");\n  editorJotaiStore.set(editorLangCodeAtom, lang.code);\n',
  },
  {
    name: 'print',
    reason: 'The keys that print do print: what holds the board does it, or the browser.',
    find: `        if (event[KEYS.CTRL_OR_CMD] && event.key === KEYS.P && !event.shiftKey && !event.altKey) {
          this.setToast({
            message: t("commandPalette.shortcutHint", {
              shortcut: getShortcutFromShortcutName("commandPalette")
            })
          });
          event.preventDefault();
          return;
        }
`,
    replace: '',
  },
  {
    name: 'history',
    reason: 'The shell undoes and redoes, and knows whether there is a step.',
    find: '        history: {\n          clear: this.resetHistory\n        },',
    replace: `        history: {
          clear: this.resetHistory,
          undo: () => this.letuStep("undo"),
          redo: () => this.letuStep("redo")
        },
        executeAction: (name) => this.actionManager.executeAction(this.actionManager.actions[name], "api"),`,
  },
  {
    name: 'history-steps',
    reason: 'Tells whether there was a step to take.',
    find: '  onWindowMessage(event) {\n    if (event.origin',
    replace: `  letuStep(name) {
    const isEmpty = name === "undo" ? this.history.isUndoStackEmpty : this.history.isRedoStackEmpty;
    if (isEmpty) return false;
    this.actionManager.executeAction(this.actionManager.actions[name], "api");
    return true;
  }
  onWindowMessage(event) {
    if (event.origin`,
  },
  {
    name: 'tool-ids',
    reason: 'Tools without an id all had the same one.',
    find: '              id: `${excalId}-${props.id}`,\n',
    replace: '              id: props.id && `${excalId}-${props.id}`,\n',
  },
  {
    name: 'tooltips-away',
    reason: 'What shows the tooltips stayed in the page when the board had gone.',
    find: '    return () => getTooltipDiv().classList.remove("excalidraw-tooltip--visible");\n',
    replace: '    return () => document.querySelector(".excalidraw-tooltip")?.remove();\n',
  },
  {
    name: 'arrow-key-steps',
    reason: 'What arrow keys move was no step that could be taken back.',
    find: '      if (isArrowKey(event.key)) {\n        bindOrUnbindLinearElements(',
    replace:
      '      if (isArrowKey(event.key)) {\n        this.store.shouldCaptureIncrement();\n        bindOrUnbindLinearElements(',
  },
  {
    name: 'embeds',
    reason: 'No page of others is fetched before the user asks for it, nor is code run that a file brings.',
    find: 'children: (isEmbeddableElement(el) ? this.props.renderEmbeddable?.(el, this.state) : null) ?? ',
    replace: 'children: this.props.renderEmbeddable?.(el, this.state) ?? ',
  },
  {
    name: 'no-library-server',
    reason: 'Libraries are files; none is fetched from a server of others.',
    find: '  const referrer = libraryReturnUrl || window.location.origin + window.location.pathname;\n',
    replace:
      '  return null;\n  const referrer = libraryReturnUrl || window.location.origin + window.location.pathname;\n',
  },
  {
    name: 'no-publishing',
    reason: 'Nothing is sent to a server of others.',
    find: '            itemsSelected && /* @__PURE__ */ jsx62(\n              DropdownMenu_default.Item,\n              {\n                icon: publishIcon,',
    replace:
      '            false && /* @__PURE__ */ jsx62(\n              DropdownMenu_default.Item,\n              {\n                icon: publishIcon,',
  },
  {
    name: 'mermaid-menu',
    reason: 'Offered where somebody converts, which a host decides.',
    find: '            /* @__PURE__ */ jsx70("div", { style: { margin: "6px 0", fontSize: 14, fontWeight: 600 }, children: "Generate" }),',
    replace: '',
  },
  {
    name: 'mermaid-item',
    reason: 'See above.',
    find: `            /* @__PURE__ */ jsx70(
              DropdownMenu_default.Item,
              {
                onSelect: () => app.setOpenDialog({ name: "ttd", tab: "mermaid" }),
                icon: mermaidLogoIcon,
                "data-testid": "toolbar-embeddable",`,
    replace: `            letuHost.hasMermaid() && /* @__PURE__ */ jsx70(
              DropdownMenu_default.Item,
              {
                onSelect: () => app.setOpenDialog({ name: "ttd", tab: "mermaid" }),
                icon: mermaidLogoIcon,
                "data-testid": "toolbar-mermaid",`,
  },
  {
    name: 'mermaid-hint',
    reason: 'More kinds become shapes here than its own words say, and its links led away from the page.',
    find: `      Trans_default,
      {
        i18nKey: "mermaid.description",
        flowchartLink: (el) => /* @__PURE__ */ jsx119("a", { href: "https://mermaid.js.org/syntax/flowchart.html", children: el }),
        sequenceLink: (el) => /* @__PURE__ */ jsx119("a", { href: "https://mermaid.js.org/syntax/sequenceDiagram.html", children: el }),
        classLink: (el) => /* @__PURE__ */ jsx119("a", { href: "https://mermaid.js.org/syntax/classDiagram.html", children: el })
      }
`,
    replace: `      "span",
      { children: ${inBoth(MERMAID_HINT)} }
`,
  },
  {
    name: 'mermaid-example',
    reason: 'What the Mermaid dialog begins with is in the language of the editor.',
    find: ' || MERMAID_EXAMPLE\n',
    replace: ` || ${inBoth(MERMAID_EXAMPLE)}\n`,
  },
  {
    name: 'mermaid-placeholder',
    reason: 'It was said in English only.',
    find: '"Write Mermaid diagram defintion here..."',
    replace: inBoth(MERMAID_PLACEHOLDER),
  },
  {
    name: 'mermaid-error',
    reason: 'It was said in English only.',
    find: '        "Error! ",\n',
    replace: `        ${inBoth(MERMAID_ERROR)},\n`,
  },
  {
    name: 'mermaid-paste',
    reason: 'See above.',
    find: 'if (data.text && isMaybeMermaidDefinition(data.text)) {',
    replace: 'if (data.text && letuHost.hasMermaid() && isMaybeMermaidDefinition(data.text)) {',
  },
  {
    name: 'mermaid-pasted-elements',
    reason: 'What converts gives whole elements, with the places it found.',
    find: `              const elements = convertToExcalidrawElements(skeletonElements, {
                regenerateIds: true
              });`,
    replace: '              const elements = skeletonElements;',
  },
  {
    name: 'mermaid-elements',
    reason: 'See above.',
    find: `      elements: convertToExcalidrawElements(elements, {
        regenerateIds: true
      }),
      files
    };
    const canvas = `,
    replace: `      elements,
      files
    };
    const canvas = `,
  },
  {
    name: 'no-help-links',
    reason: 'The pages of others that the help leads to are about another product.',
    find: 'var Header = () => /* @__PURE__ */ jsxs51("div", { className: "HelpDialog__header"',
    replace: 'var Header = () => null && jsxs51("div", { className: "HelpDialog__header"',
  },
  {
    name: 'dialog-focus',
    reason:
      'The help, which has nothing to press, was not closed by Escape: the keyboard stayed on the board.',
    find: `        (focusableElements[1] || focusableElements[0]).focus();
      }
    });
    const handleKeyDown = (event) => {
      if (event.key === KEYS.TAB) {
        const focusableElements2 = queryFocusableElements(islandNode);`,
    replace: `        (focusableElements[1] || focusableElements[0]).focus();
      } else if (props.autofocus !== false) {
        islandNode.parentElement.focus();
      }
    });
    const handleKeyDown = (event) => {
      if (event.key === KEYS.TAB) {
        const focusableElements2 = queryFocusableElements(islandNode);`,
  },
  {
    name: 'link-keys',
    reason: 'Without one shape to link from, the keys are those of the page.',
    find: '  keyTest: (event) => event[KEYS.CTRL_OR_CMD] && event.key === KEYS.K,\n',
    replace:
      '  keyTest: (event, appState, elements) => event[KEYS.CTRL_OR_CMD] && event.key === KEYS.K && getSelectedElements(elements, appState).length === 1,\n',
  },
  {
    name: 'link-place',
    reason: 'The field of a link was cut off at the sides of the board, where phones have no other place.',
    find: '  const x = viewportX - appState.offsetLeft - POPUP_WIDTH / 2;\n  const y = viewportY - appState.offsetTop - SPACE_BOTTOM;\n',
    replace: `  const widest = appState.width - POPUP_WIDTH;
  const x = Math.max(0, Math.min(widest, viewportX - appState.offsetLeft - POPUP_WIDTH / 2));
  const y = Math.max(0, viewportY - appState.offsetTop - SPACE_BOTTOM);
`,
  },
  {
    name: 'font-names',
    reason: 'Browsers give names of several words in quotes.',
    find: 'text: fontFaces[0]?.fontFace?.family ?? "Unknown"',
    replace: 'text: fontFaces[0]?.fontFace?.family.replaceAll(\'"\', "") ?? "Unknown"',
  },
  {
    name: 'help-theme',
    reason: 'The theme is that of the page.',
    find: `                /* @__PURE__ */ jsx92(
                  Shortcut,
                  {
                    label: t("labels.toggleTheme"),
                    shortcuts: [getShortcutKey("Alt+Shift+D")]
                  }
                ),
`,
    replace: '',
  },
  {
    name: 'help-palette',
    reason: 'The palette is that of the shell, which leaves these keys to code.',
    find: '    getShortcutKey("CtrlOrCmd+/"),\n    getShortcutKey("CtrlOrCmd+Shift+P")',
    replace: '    getShortcutKey("CtrlOrCmd+Shift+P")',
  },
  {
    name: 'help-palette-once',
    reason: 'As above.',
    find: `                    shortcuts: isFirefox ? [getShortcutFromShortcutName("commandPalette")] : [
                      getShortcutFromShortcutName("commandPalette"),
                      getShortcutFromShortcutName("commandPalette", 1)
                    ]`,
    replace: '                    shortcuts: [getShortcutFromShortcutName("commandPalette")]',
  },
  {
    name: 'menu-name',
    reason: 'The button of the menu had no name.',
    find: '            "data-testid": "main-menu-trigger",\n',
    replace: '            "data-testid": "main-menu-trigger",\n            title: t("buttons.menu"),\n',
  },
  {
    name: 'zoom-name',
    reason: 'The name of a button has what is written on it; what it does is its title.',
    find: '      title: t("buttons.resetZoom"),\n      "aria-label": t("buttons.resetZoom"),\n',
    replace: '      title: t("buttons.resetZoom"),\n',
  },
  {
    name: 'footer-role',
    reason: 'A page may have several boards, and a footer of its own.',
    find: '      role: "contentinfo",\n',
    replace: '      role: "group",\n',
  },
  {
    name: 'section-role',
    reason: 'Boards on one page would each have landmarks of the same names.',
    find: 'jsx87("section", { ...props, "aria-labelledby"',
    replace: 'jsx87("section", { role: "group", ...props, "aria-labelledby"',
  },
  {
    name: 'narrow-footer-role',
    reason: 'As that of the wide footer.',
    find: 'jsxs49("footer", { className: "App-toolbar",',
    replace: 'jsxs49("div", { className: "App-toolbar",',
  },
];

/** Makes the changes. @throws Error for a patch whose text does not stand there exactly once. */
export function patched(code: string, patches: readonly Patch[]): string {
  return patches.reduce((text, { name, find, replace }) => {
    const count = text.split(find).length - 1;
    if (count !== 1) throw new Error(`The text of the patch ${name} stands ${count} times in Excalidraw.`);
    return text.replace(find, () => replace);
  }, code);
}
