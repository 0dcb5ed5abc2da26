import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { plainText } from '@wasl/shared/registry/plain-text.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { useEffect } from 'react'
import { RichTools } from './RichTools.tsx'
import './rich.css'

type Props = {
  label: string
  lang: Locale
  dir: 'rtl' | 'ltr'
  // Handed in by the form's item.
  id?: string
  value?: string | null
  onChange?: (html: string) => void
  onBlur?: () => void
}

// The same tags that the server lets stand (`api/content/sanitise.ts`).
const kit = StarterKit.configure({
  heading: { levels: [2, 3] },
  code: false,
  codeBlock: false,
  strike: false,
  underline: false,
  horizontalRule: false,
  link: { openOnClick: false, defaultProtocol: 'https', protocols: ['https', 'mailto', 'tel'] },
})

/** An editor of formatted text in one language, written in that language's direction. */
export function RichControl({ label, lang, dir, id, value, onChange, onBlur }: Props) {
  const editor = useEditor({
    extensions: [kit],
    content: value ?? '',
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: { ...(id && { id }), role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, lang, dir, class: 'rich-text' },
    },
    onUpdate: ({ editor: changed }) => onChange?.(plainText(changed.getHTML()) === '' ? '' : changed.getHTML()),
    onBlur: () => onBlur?.(),
  })

  // The form may be given another row (after a conflict, or another's version): what the editor holds then is not what stands.
  useEffect(() => {
    // One that was taken down while the page was built holds nothing to compare.
    if (!editor.isDestroyed && !editor.isFocused && plainText(editor.getHTML()) !== plainText(value ?? ''))
      editor.commands.setContent(value ?? '', { emitUpdate: false })
  }, [editor, value])

  return (
    <div className="rich" dir={dir}>
      <RichTools editor={editor} label={label} />
      <EditorContent editor={editor} />
    </div>
  )
}
