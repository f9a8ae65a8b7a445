/**
 * The words PlantUML's statements begin with (https://plantuml.com): the word, the kinds of diagram that have it (s sequence,
 * c class, t state, a activity, d component, deployment and use case, m timing, g Gantt, w mind map and WBS; none for all), what it
 * does (d declares, c controls), and what it means.
 */
export const WORD_TABLE = `
participant|s|d|声明参与者|Declares a participant
actor|sdc|d|声明角色|Declares an actor
boundary|sd|d|声明边界|Declares a boundary
control|sd|d|声明控制器|Declares a control
entity|scd|d|声明实体|Declares an entity
database|sdc|d|声明数据库|Declares a database
collections|sd|d|声明集合|Declares a collection
queue|sd|d|声明队列|Declares a queue
create|s|d|下一条消息新建这个参与者|The next message creates the participant
destroy|s|k|结束参与者的生命线|Ends a participant’s lifeline
activate|s|k|开始激活，生命线变粗|Starts an activation
deactivate|s|k|结束激活|Ends an activation
return|s|c|返回最近一次激活的调用者|Returns to the caller of the last activation
autonumber|s|k|给消息编号|Numbers the messages
autoactivate|s|k|自动激活收到消息的参与者|Activates whoever gets a message
alt|s|c|分支，每个 else 是另一种情况，以 end 结束|Alternatives, separated by else, closed by end
else|sa|c|否则|Otherwise
opt|s|c|可选，以 end 结束|Optional, closed by end
loop|s|c|循环，以 end 结束|Repeats, closed by end
par|s|c|并行，以 end 结束|In parallel, closed by end
break|sa|c|中断|Breaks out
critical|s|c|临界区，以 end 结束|Critical region, closed by end
group|sa|c|分组，以 end 结束|A group, closed by end
also|s|c|并行中的另一支|Another branch of par
end|s|c|结束分组或多行内容|Ends a group or a block of lines
ref over|s|k|引用另一张图|Refers to another diagram
box|s|d|把参与者框在一起，以 end box 结束|Frames participants, closed by end box
end box|s|k|结束框|Ends a box
hide footbox|s|k|不画底部的参与者|Leaves out the participants at the foot
newpage|s|k|从这里起换一页|Starts a new page
note|sctadmg|d|注释，可写 left、right、over、of|A note: left, right, over, of
hnote|s|d|六边形注释|A note in a hexagon
rnote|s|d|矩形注释|A note in a rectangle
note left of|sctd|d|左侧注释|A note on the left
note right of|sctd|d|右侧注释|A note on the right
note over|s|d|压在参与者上的注释|A note over participants
end note|sctadmw|k|结束多行注释|Ends a note of several lines
endnote|sctadmw|k|结束多行注释|Ends a note of several lines
class|c|d|声明类|Declares a class
abstract class|c|d|声明抽象类|Declares an abstract class
abstract|c|d|声明抽象类|Declares an abstract class
interface|cd|d|声明接口|Declares an interface
enum|c|d|声明枚举|Declares an enumeration
annotation|c|d|声明注解|Declares an annotation
struct|c|d|声明结构体|Declares a structure
protocol|c|d|声明协议|Declares a protocol
exception|c|d|声明异常|Declares an exception
metaclass|c|d|声明元类|Declares a metaclass
object|c|d|声明对象|Declares an object
map|c|d|声明键值表|Declares a map of keys to values
diamond|c|d|声明菱形连接点|Declares a diamond
namespace|c|d|命名空间|A namespace
package|cd|d|包，大括号里是成员|A package with its members in braces
together|cd|d|把这些图形放在一起|Keeps shapes close together
hide|cdtm|k|隐藏成员、图标等|Hides members, icons and more
show|cdtm|k|显示成员、图标等|Shows members, icons and more
remove|cd|k|移除元素|Removes elements
restore|cd|k|恢复移除的元素|Restores removed elements
hide empty members|c|k|不画空的成员栏|Leaves out empty compartments
hide circle|c|k|不画类型图标|Leaves out the icons of types
left to right direction|ctda|k|从左往右排|Lays out from left to right
top to bottom direction|ctda|k|从上往下排|Lays out from top to bottom
state|t|d|声明状态|Declares a state
start|a|c|活动图的开始|Starts an activity diagram
stop|a|c|结束，画实心圆|Stops, with a filled circle
kill|a|c|终止这条路径|Ends this path
detach|a|c|断开这条路径|Detaches this path
if|a|c|条件，写成 if (条件) then (是)，以 endif 结束|A condition: if (…) then (yes), closed by endif
elseif|a|c|另一个条件|Another condition
endif|a|c|结束条件|Ends a condition
switch|a|c|多路分支，以 endswitch 结束|Several cases, closed by endswitch
case|a|c|一种情况|One case
endswitch|a|c|结束多路分支|Ends a switch
repeat|a|c|循环体在前，以 repeat while 结束|A loop that checks last, closed by repeat while
repeat while|a|c|满足条件时再来一次|Repeats while the condition holds
backward|a|c|循环回边上的活动|An activity on the way back
while|a|c|循环，以 endwhile 结束|A loop that checks first, closed by endwhile
endwhile|a|c|结束循环|Ends a loop
fork|a|c|并行开始|Forks into parallel paths
fork again|a|c|并行的下一支|The next parallel path
end fork|a|c|并行结束，等待全部|Joins parallel paths
end merge|a|c|合并，不等待|Merges without waiting
split|a|c|拆分|Splits paths
split again|a|c|拆分的下一支|The next path of a split
end split|a|c|拆分结束|Ends a split
partition|a|d|分区，大括号里是活动|A partition with its activities in braces
goto|a|c|跳到标签|Jumps to a label
label|a|d|跳转标签|A label to jump to
component|d|d|声明组件|Declares a component
node|d|d|声明节点|Declares a node
cloud|d|d|声明云|Declares a cloud
rectangle|d|d|声明矩形|Declares a rectangle
folder|d|d|声明文件夹|Declares a folder
frame|d|d|声明框|Declares a frame
artifact|d|d|声明制品|Declares an artifact
storage|d|d|声明存储|Declares a storage
agent|d|d|声明代理|Declares an agent
card|d|d|声明卡片|Declares a card
circle|d|d|声明圆|Declares a circle
file|d|d|声明文件|Declares a file
hexagon|d|d|声明六边形|Declares a hexagon
person|d|d|声明人|Declares a person
stack|d|d|声明栈|Declares a stack
process|d|d|声明过程|Declares a process
action|d|d|声明动作|Declares an action
usecase|d|d|声明用例|Declares a use case
port|d|d|声明端口|Declares a port
portin|d|d|输入端口|A port for input
portout|d|d|输出端口|A port for output
allowmixing|cd|k|允许混用类图和部署图的元素|Allows elements of class and deployment diagrams together
allow_mixing|cd|k|允许混用类图和部署图的元素|Allows elements of class and deployment diagrams together
concise|m|d|简洁时间线|A concise time line
robust|m|d|带高低的时间线|A robust time line
clock|m|d|时钟信号|A clock signal
binary|m|d|二值信号|A binary signal
analog|m|d|模拟信号|An analogue signal
highlight|m|k|标出一段时间|Highlights a span of time
scale|sctadm|k|缩放图片|Scales the picture
project starts|g|k|项目开始日期|The day a project starts
printscale|g|k|刻度：daily、weekly、monthly|The scale: daily, weekly, monthly
saturday are closed|g|k|星期六不工作|No work on Saturdays
sunday are closed|g|k|星期日不工作|No work on Sundays
language|g|k|日期的语言，如 zh|The language of dates, such as zh
today|g|k|标出今天|Marks today
then|g|c|接在上一个任务之后|After the task before
left side|w|k|下面的分支画在左边|The following branches go left
right side|w|k|下面的分支画在右边|The following branches go right
title|||图的标题|The diagram’s title
header|||页眉|Text at the top
footer|||页脚|Text at the bottom
caption|||图注|A caption below the picture
legend|||图例，以 end legend 结束|A legend, closed by end legend
end legend|||结束图例|Ends a legend
endlegend|||结束图例|Ends a legend
end title|||结束多行标题|Ends a title of several lines
skinparam|||设置外观|Sets how things look
mainframe|||在整张图外画框|Frames the whole diagram
sprite|sctad|d|定义小图标|Defines a sprite
!theme|||使用主题|Uses a theme
!include|||包含文件或标准库|Includes a file or a library
!include_once|||只包含一次|Includes once
!include_many|||可多次包含|Includes each time
!includesub|||包含文件的一部分|Includes a part of a file
!define|||定义宏（旧写法）|Defines a macro, the old way
!definelong|||定义多行宏（旧写法）|Defines a macro of several lines, the old way
!enddefinelong|||结束多行宏|Ends such a macro
!undef|||取消宏|Removes a macro
!procedure|||定义过程，以 !endprocedure 结束|Defines a procedure, closed by !endprocedure
!unquoted procedure|||定义参数不加引号的过程|Defines a procedure with unquoted arguments
!endprocedure|||结束过程|Ends a procedure
!function|||定义函数，以 !endfunction 结束|Defines a function, closed by !endfunction
!endfunction|||结束函数|Ends a function
!return|||函数的返回值|What a function returns
!if|||条件，以 !endif 结束|A condition, closed by !endif
!ifdef|||如果定义了|If it is defined
!ifndef|||如果没有定义|If it is not defined
!elseif|||另一个条件|Another condition
!else|||否则|Otherwise
!endif|||结束条件|Ends a condition
!while|||循环，以 !endwhile 结束|A loop, closed by !endwhile
!endwhile|||结束循环|Ends a loop
!foreach|||遍历，以 !endfor 结束|Goes through a list, closed by !endfor
!endfor|||结束遍历|Ends such a loop
!pragma|||引擎的设置，如 layout smetana|A setting of the engine, such as layout smetana
!option|||选项，如 handwritten true|An option, such as handwritten true
!global|||全局变量|A global variable
!local|||局部变量|A local variable
!startsub|||开始可单独包含的部分|Begins a part that can be included
!endsub|||结束这一部分|Ends such a part
!assert|||断言|Asserts something
!log|||写日志|Logs something
@startuml|||开始一张图|Begins a diagram
@enduml|||结束一张图|Ends a diagram
@startmindmap|||开始思维导图|Begins a mind map
@endmindmap|||结束思维导图|Ends a mind map
@startwbs|||开始工作分解图|Begins a work breakdown
@endwbs|||结束工作分解图|Ends a work breakdown
@startgantt|||开始甘特图|Begins a Gantt chart
@endgantt|||结束甘特图|Ends a Gantt chart
@startjson|||开始 JSON 图|Begins a JSON diagram
@endjson|||结束 JSON 图|Ends a JSON diagram
@startyaml|||开始 YAML 图|Begins a YAML diagram
@endyaml|||结束 YAML 图|Ends a YAML diagram
`;
