/** The keys of a staff list of orders. */
export const ShortcutHelp = () => (
  <p className="mt-3 hidden text-sm text-ink-soft lg:block">
    <kbd>j</kbd> and <kbd>k</kbd> move through the list, <kbd>x</kbd> selects, <kbd>b</kbd> leads to what can be done,{' '}
    <kbd>Shift</kbd> and a click select a range, <kbd>Enter</kbd> opens, <kbd>?</kbd> shows all keys.
  </p>
)
