/** Ctrl/Cmd-Enter: sends a form from within a text of several lines. */
export const isSubmitKey = ({ key, ctrlKey, metaKey }: { key: string; ctrlKey: boolean; metaKey: boolean }): boolean =>
  key === 'Enter' && (ctrlKey || metaKey)
