ALTER TABLE "users" ADD COLUMN "reads_questions_since" timestamp (3) with time zone;


--> statement-breakpoint
update users set reads_questions_since = reads_chats_since where reads_chats_since is not null;
