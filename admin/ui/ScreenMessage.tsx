import { ExclamationCircleFilled, InfoCircleFilled } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { NotFoundMark } from './Brand.tsx'
import './screen-message.css'

const marks = {
  notFound: <NotFoundMark />,
  warning: <ExclamationCircleFilled className="screen-message-warning" />,
  info: <InfoCircleFilled className="screen-message-info" />,
}

type Props = { status: keyof typeof marks; title: ReactNode; text?: ReactNode; action?: ReactNode }

/** What is shown in the place of a screen: why there is none, and what to do. antd's `Result` would bring 9 KB of illustrations. */
export const ScreenMessage = ({ status, title, text, action }: Props) => (
  <div className="screen-message">
    {marks[status]}
    {title}
    {text !== undefined && <div className="muted">{text}</div>}
    {action}
  </div>
)
