/** The look of a button: the main action, any other, one that cannot be undone. */
export type Tone = 'primary' | 'plain' | 'danger'

/** The color of a status: `good` green, `warn` amber (somebody has to act), `bad` red, `plain` grey. */
export type StatusTone = 'good' | 'warn' | 'bad' | 'plain'
