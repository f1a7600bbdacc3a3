/** Why the server or a command cannot do its work, in one line for the operator. It is printed without a stack. */
export class StartupError extends Error {}
