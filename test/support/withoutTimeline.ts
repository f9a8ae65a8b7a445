// React marks every render in the browser's timeline and gives every element a task of the debugger's, for developer tools that
// nobody opens here: a sixth of the work of a page of tests, and most of its memory. It looks for both when it is loaded.
Object.assign(console, { timeStamp: undefined, createTask: undefined });
