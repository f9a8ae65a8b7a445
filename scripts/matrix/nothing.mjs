// Stands in for the patch of antd 5 in the cases that need none.
export default undefined;
