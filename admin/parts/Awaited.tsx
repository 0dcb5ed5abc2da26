/** The room of a word or two that is still on its way. */
export const Awaited = () => <span className="awaited" aria-hidden />
