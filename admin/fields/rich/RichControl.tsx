import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { plainText } from '@wasl/shared/registry/plain-text.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { useEffect } from 'react'
import { isSameContent } from './is-same-content.ts'
import { RichTextToolbar } from './RichTools.tsx'
import './rich.css'

type Props = {
  label: string
  lang: Locale
  dir: 'rtl' | 'ltr'
  // Set by Form.Item.
  id?: string
  value?: string | null
  onChange?: (html: string) => void
  onBlur?: () => void
}

// The same tags that the server allows (see its HTML sanitizer).
const starterKit = StarterKit.configure({
  heading: { levels: [2, 3] },
  code: false,
  codeBlock: false,
  strike: false,
  underline: false,
  horizontalRule: false,
  link: { openOnClick: false, defaultProtocol: 'https', protocols: ['https', 'mailto', 'tel'] },
})

/** A rich text editor for one language, in its writing direction. */
export function RichTextEditor({ label, lang, dir, id, value, onChange, onBlur }: Props) {
  const editor = useEditor({
    extensions: [starterKit],
    content: value ?? '',
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: { ...(id && { id }), role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, lang, dir, class: 'rich-text' },
    },
    onUpdate: ({ editor: changed }) => onChange?.(plainText(changed.getHTML()) === '' ? '' : changed.getHTML()),
    onBlur: () => onBlur?.(),
  })

  // The form's values may be replaced (e.g. after a conflict); the editor must then show the new value.
  useEffect(() => {
    // An editor destroyed during rendering has no content to compare.
    if (!editor.isDestroyed && !editor.isFocused && !isSameContent(editor.getHTML(), value ?? ''))
      editor.commands.setContent(value ?? '', { emitUpdate: false })
  }, [editor, value])

  return (
    <div className="rich-text-editor" dir={dir}>
      <RichTextToolbar editor={editor} label={label} />
      <EditorContent editor={editor} />
    </div>
  )
}
