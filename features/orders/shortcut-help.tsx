/** The keys of a staff list of orders. */
export const ShortcutHelp = () => (
  <p className="mt-3 hidden text-sm text-ink-soft lg:block">
    In the list: <kbd>j</kbd> and <kbd>k</kbd> move, <kbd>x</kbd> selects, <kbd>Shift</kbd> and a click select a range,{' '}
    <kbd>Enter</kbd> opens.
  </p>
)
