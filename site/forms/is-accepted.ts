/** Whether a file has one of the types of an `accept` attribute. The server checks its content. */
export const isAccepted = ({ name, type }: File, accept: string): boolean =>
  accept.split(',').some((pattern) => {
    // A spreadsheet has the type of whichever program is installed.
    if (pattern.startsWith('.')) return name.toLowerCase().endsWith(pattern)
    return pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern
  })
