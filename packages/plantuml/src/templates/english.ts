import type { DiagramExample } from '@letu/core';

export const englishTemplates: readonly DiagramExample[] = [
  {
    id: 'payment-en',
    subject: 'software',
    title: { 'zh-CN': '时序图：付款（英文）', 'en-US': 'Sequence: order and payment' },
    description: { 'zh-CN': '下单到付款', 'en-US': 'From placing an order to paying for it' },
    language: 'en-US',
    source: `@startuml
autonumber
actor Customer
participant Shop
database Orders
participant Payments

Customer -> Shop : Place an order
activate Shop
Shop -> Orders : Save (unpaid)
Shop -> Payments : Ask for payment
activate Payments
alt enough money
  Payments --> Shop : Paid
  Shop -> Orders : Mark as paid
  Shop --> Customer : Confirmation
else too little
  Payments --> Shop : Refused
  Shop --> Customer : Choose another way
end
deactivate Payments
deactivate Shop
@enduml
`,
  },
  {
    id: 'leave-en',
    subject: 'process',
    title: { 'zh-CN': '泳道图：请假（英文）', 'en-US': 'Swim lanes: asking for leave' },
    description: { 'zh-CN': '员工、主管、人事', 'en-US': 'Staff, manager and HR' },
    language: 'en-US',
    source: `@startuml
|Staff|
start
:Ask for leave;
|Manager|
if (Agreed?) then (yes)
  |HR|
  :Enter it;
else (no)
  |Staff|
  :Change the dates;
  stop
endif
|HR|
:Tell the team;
stop
@enduml
`,
  },
];
