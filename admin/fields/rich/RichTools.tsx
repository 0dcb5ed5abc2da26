import {
  BoldOutlined,
  DisconnectOutlined,
  ItalicOutlined,
  LinkOutlined,
  OrderedListOutlined,
  RedoOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import type { Editor } from '@tiptap/react'
import { Button, Tooltip } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isMac } from '../../ui/is-mac.ts'
import { LinkButton } from './LinkButton.tsx'

/** `mark` is what stands on a button that has letters for an icon: its name holds them too. `keys` do the same beside Ctrl or ⌘. */
type Tool = { name: string; icon: ReactNode; mark?: string; keys?: string; isOn?: boolean; isOff?: boolean; run: () => void }

/** What can be done with the chosen text; each tool says whether it holds there now. */
export function RichTools({ editor, label }: { editor: Editor; label: string }) {
  const { t } = useTranslation()
  const words: Readonly<Record<string, string>> = {
    heading: t('rich.heading'),
    subheading: t('rich.subheading'),
    bold: t('rich.bold'),
    italic: t('rich.italic'),
    bullets: t('rich.bullets'),
    numbers: t('rich.numbers'),
    quote: t('rich.quote'),
    unlink: t('rich.unlink'),
    undo: t('rich.undo'),
    redo: t('rich.redo'),
  }
  const chain = () => editor.chain().focus()
  const button = ({ name, icon, mark, keys, isOn, isOff = false, run }: Tool) => (
    <Tooltip key={name} title={<Told name={words[name] ?? name} keys={keys} />}>
      <Button
        type={isOn ? 'primary' : 'text'}
        size="small"
        icon={icon}
        aria-label={[words[name] ?? name, mark].filter(Boolean).join(' ')}
        {...(isOn !== undefined && { 'aria-pressed': isOn })}
        {...(keys && { 'aria-keyshortcuts': `Control+${keys} Meta+${keys}` })}
        disabled={isOff}
        onClick={run}
      />
    </Tooltip>
  )
  const isHeading = (level: 2 | 3) => editor.isActive('heading', { level })
  return (
    <div className="rich-tools" role="toolbar" aria-label={t('rich.tools', { field: label })}>
      {[
        { name: 'heading', icon: <b>H1</b>, mark: 'H1', isOn: isHeading(2), run: () => chain().toggleHeading({ level: 2 }).run() },
        { name: 'subheading', icon: <b>H2</b>, mark: 'H2', isOn: isHeading(3), run: () => chain().toggleHeading({ level: 3 }).run() },
        { name: 'bold', icon: <BoldOutlined />, keys: 'B', isOn: editor.isActive('bold'), run: () => chain().toggleBold().run() },
        { name: 'italic', icon: <ItalicOutlined />, keys: 'I', isOn: editor.isActive('italic'), run: () => chain().toggleItalic().run() },
        {
          name: 'bullets',
          icon: <UnorderedListOutlined />,
          keys: 'Shift+8',
          isOn: editor.isActive('bulletList'),
          run: () => chain().toggleBulletList().run(),
        },
        {
          name: 'numbers',
          icon: <OrderedListOutlined />,
          keys: 'Shift+7',
          isOn: editor.isActive('orderedList'),
          run: () => chain().toggleOrderedList().run(),
        },
        {
          name: 'quote',
          icon: <b>”</b>,
          keys: 'Shift+B',
          isOn: editor.isActive('blockquote'),
          run: () => chain().toggleBlockquote().run(),
        },
      ].map(button)}
      <LinkButton editor={editor} icon={<LinkOutlined />} />
      {[
        { name: 'unlink', icon: <DisconnectOutlined />, isOff: !editor.isActive('link'), run: () => chain().unsetLink().run() },
        { name: 'undo', icon: <UndoOutlined />, keys: 'Z', isOff: !editor.can().undo(), run: () => chain().undo().run() },
        { name: 'redo', icon: <RedoOutlined />, keys: 'Shift+Z', isOff: !editor.can().redo(), run: () => chain().redo().run() },
      ].map(button)}
    </div>
  )
}

const Told = ({ name, keys }: { name: string; keys: string | undefined }) => (
  <>
    {name}
    {keys && (
      <>
        {' '}
        <bdi dir="ltr">{isMac ? `⌘${keys.replace('Shift+', '⇧')}` : `Ctrl+${keys}`}</bdi>
      </>
    )}
  </>
)
