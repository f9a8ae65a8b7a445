/** A piece of HTML that shows what becomes of one. */
export const HTML_EXAMPLE = `<style>
  .card { width: 360px; padding: 24px; border-radius: 12px; color: #2b2f3a; background: #f4f6ff; }
  .card h1 { margin: 0 0 8px; font-size: 22px; color: #2f49c8; }
  .card table { width: 100%; border-collapse: collapse; }
  .card td { padding: 8px 0; border-top: 1px solid #d8defa; }
  .card td:last-child { text-align: right; font-weight: 600; }
</style>
<div class="card">
  <h1>本周进展</h1>
  <table>
    <tr><td>需求评审</td><td>12</td></tr>
    <tr><td>开发完成</td><td>9</td></tr>
    <tr><td>已上线</td><td>7</td></tr>
  </table>
</div>
`;
