/** What a language school keeps of its courses: tables of Drizzle and how they are related. */
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(join(process.cwd(), 'package.json'));
const { relations } = require('drizzle-orm');
const {
  boolean,
  date,
  integer,
  jsonb,
  numeric,
  pgEnum,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uuid,
} = require('drizzle-orm/pg-core');

export const level = pgEnum('level', ['A1', 'A2', 'B1', 'B2', 'C1']);
export const invoiceStatus = pgEnum('invoice_status', ['draft', 'sent', 'paid', 'overdue']);

export const teachers = pgTable('teachers', {
  id: serial('id').primaryKey(),
  fullName: text('full_name').notNull(),
  email: text('email').notNull().unique(),
  hiredOn: date('hired_on'),
  languages: text('languages').array(),
});

export const courses = pgTable('courses', {
  code: text('code').primaryKey(),
  title: text('title').notNull(),
  level: level('level').notNull(),
  fee: numeric('fee', { precision: 10, scale: 2 }).notNull(),
  startsOn: date('starts_on'),
  isOpen: boolean('is_open').notNull().default(true),
  notes: text('notes'),
  settings: jsonb('settings'),
  teacherId: integer('teacher_id').references(() => teachers.id),
});

export const students = pgTable('students', {
  id: uuid('id').primaryKey().defaultRandom(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  bornOn: date('born_on'),
  registeredAt: timestamp('registered_at', { withTimezone: true }).notNull().defaultNow(),
});

export const enrolments = pgTable(
  'enrolments',
  {
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    courseCode: text('course_code')
      .notNull()
      .references(() => courses.code, { onDelete: 'cascade' }),
    enrolledAt: timestamp('enrolled_at', { withTimezone: true }).notNull().defaultNow(),
    grade: numeric('grade', { precision: 3, scale: 1 }),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.courseCode] })],
);

export const lessons = pgTable('lessons', {
  id: serial('id').primaryKey(),
  courseCode: text('course_code')
    .notNull()
    .references(() => courses.code, { onDelete: 'cascade' }),
  startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
  minutes: integer('minutes').notNull(),
  topic: text('topic'),
});

export const invoices = pgTable('invoices', {
  id: serial('id').primaryKey(),
  number: text('number').notNull().unique(),
  status: invoiceStatus('status').notNull(),
  amount: numeric('amount', { precision: 10, scale: 2 }).notNull(),
  currency: text('currency').notNull(),
  dueOn: date('due_on'),
  studentId: uuid('student_id')
    .notNull()
    .references(() => students.id, { onDelete: 'cascade' }),
});

export const teacherRelations = relations(teachers, ({ many }) => ({ courses: many(courses) }));

export const courseRelations = relations(courses, ({ one, many }) => ({
  teacher: one(teachers, { fields: [courses.teacherId], references: [teachers.id] }),
  lessons: many(lessons),
  enrolments: many(enrolments),
}));

export const studentRelations = relations(students, ({ many }) => ({
  enrolments: many(enrolments),
  invoices: many(invoices),
}));

export const enrolmentRelations = relations(enrolments, ({ one }) => ({
  student: one(students, { fields: [enrolments.studentId], references: [students.id] }),
  course: one(courses, { fields: [enrolments.courseCode], references: [courses.code] }),
}));

export const lessonRelations = relations(lessons, ({ one }) => ({
  course: one(courses, { fields: [lessons.courseCode], references: [courses.code] }),
}));

export const invoiceRelations = relations(invoices, ({ one }) => ({
  student: one(students, { fields: [invoices.studentId], references: [students.id] }),
}));
