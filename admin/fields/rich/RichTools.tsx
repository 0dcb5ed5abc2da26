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
import { isMac } from '../../ui/keys.ts'
import { LinkButton } from './LinkButton.tsx'

type ToolName = 'heading' | 'subheading' | 'bold' | 'italic' | 'bullets' | 'numbers' | 'quote' | 'unlink' | 'undo' | 'redo'
/** `iconText`: letters used as the icon, which the accessible name must contain. `keys`: the shortcut after Ctrl or ⌘. */
type Tool = { name: ToolName; icon: ReactNode; iconText?: string; keys?: string; isActive?: boolean; isDisabled?: boolean; run: () => void }

/** The formatting toolbar of the rich text editor. */
export function RichTextToolbar({ editor, label }: { editor: Editor; label: string }) {
  const { t } = useTranslation()
  const { formats, edits } = toolsOf(editor)
  return (
    <div className="rich-text-toolbar" role="toolbar" aria-label={t('rich.tools', { field: label })}>
      {formats.map((tool) => (
        <ToolButton key={tool.name} {...tool} />
      ))}
      <LinkButton editor={editor} icon={<LinkOutlined />} />
      {edits.map((tool) => (
        <ToolButton key={tool.name} {...tool} />
      ))}
    </div>
  )
}

/** The tools before and after the link button, with their state at the cursor. */
function toolsOf(editor: Editor): { formats: readonly Tool[]; edits: readonly Tool[] } {
  const chain = () => editor.chain().focus()
  const isHeading = (level: 2 | 3) => editor.isActive('heading', { level })
  const formats: readonly Tool[] = [
    { name: 'heading', icon: <b>H1</b>, iconText: 'H1', isActive: isHeading(2), run: () => chain().toggleHeading({ level: 2 }).run() },
    { name: 'subheading', icon: <b>H2</b>, iconText: 'H2', isActive: isHeading(3), run: () => chain().toggleHeading({ level: 3 }).run() },
    { name: 'bold', icon: <BoldOutlined />, keys: 'B', isActive: editor.isActive('bold'), run: () => chain().toggleBold().run() },
    { name: 'italic', icon: <ItalicOutlined />, keys: 'I', isActive: editor.isActive('italic'), run: () => chain().toggleItalic().run() },
    {
      name: 'bullets',
      icon: <UnorderedListOutlined />,
      keys: 'Shift+8',
      isActive: editor.isActive('bulletList'),
      run: () => chain().toggleBulletList().run(),
    },
    {
      name: 'numbers',
      icon: <OrderedListOutlined />,
      keys: 'Shift+7',
      isActive: editor.isActive('orderedList'),
      run: () => chain().toggleOrderedList().run(),
    },
    {
      name: 'quote',
      icon: <b>”</b>,
      keys: 'Shift+B',
      isActive: editor.isActive('blockquote'),
      run: () => chain().toggleBlockquote().run(),
    },
  ]
  const edits: readonly Tool[] = [
    { name: 'unlink', icon: <DisconnectOutlined />, isDisabled: !editor.isActive('link'), run: () => chain().unsetLink().run() },
    { name: 'undo', icon: <UndoOutlined />, keys: 'Z', isDisabled: !editor.can().undo(), run: () => chain().undo().run() },
    { name: 'redo', icon: <RedoOutlined />, keys: 'Shift+Z', isDisabled: !editor.can().redo(), run: () => chain().redo().run() },
  ]
  return { formats, edits }
}

function ToolButton({ name, icon, iconText, keys, isActive, isDisabled = false, run }: Tool) {
  const { t } = useTranslation()
  const labels: Readonly<Record<ToolName, string>> = {
    heading: t('rich.heading'),
    subheading: t('rich.subheading'),
    bold: t('rich.bold'),
    italic: t('rich.italic'),
    bullets: t('rich.bulletedList'),
    numbers: t('rich.numberedList'),
    quote: t('rich.quote'),
    unlink: t('rich.unlink'),
    undo: t('rich.undo'),
    redo: t('rich.redo'),
  }
  return (
    <Tooltip title={<ToolTooltip name={labels[name]} keys={keys} />}>
      <Button
        type={isActive ? 'primary' : 'text'}
        size="small"
        icon={icon}
        aria-label={[labels[name], iconText].filter(Boolean).join(' ')}
        {...(isActive !== undefined && { 'aria-pressed': isActive })}
        {...(keys && { 'aria-keyshortcuts': `Control+${keys} Meta+${keys}` })}
        disabled={isDisabled}
        onClick={run}
      />
    </Tooltip>
  )
}

const ToolTooltip = ({ name, keys }: { name: string; keys: string | undefined }) => (
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
