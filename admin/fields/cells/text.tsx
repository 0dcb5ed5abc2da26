import { Fragment, type ReactNode } from 'react'

/** Whether a text is a code (`W26-70811`), which is never broken. */
export const isCode = (text: string): boolean => /^[\w.-]{1,24}$/.test(text)

/** Text in whichever direction it has, at the edge of its column, at most two lines of it. */
export const Lines = ({ text }: { text: string }) =>
  isCode(text) ? (
    <Code text={text} />
  ) : (
    <span className="lines" title={text.length > 60 ? text : undefined}>
      <bdi>{text}</bdi>
    </span>
  )

/** Digits, dates, addresses and codes: left to right in every language. */
export const Code = ({ text, href }: { text: string; href?: string | undefined }) => (
  <bdi dir="ltr" className="code" title={text.length > 32 ? text : undefined}>
    {href ? (
      <a href={href} {...(href.startsWith('https://') && { target: '_blank', rel: 'noreferrer' })}>
        {jointed(text)}
      </a>
    ) : (
      jointed(text)
    )}
  </bdi>
)

// Where there is no room for an address in one line, it goes on behind one of its joints.
const jointed = (text: string): ReactNode =>
  text.split(/(?<=[@/])(?=[^/])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no identity but their place
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
