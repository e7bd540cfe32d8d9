/**
 * Common programs that serve no port, so that a name among them is no unknown function: those of the POSIX utilities,
 * coreutils, findutils, util-linux, procps, iproute2 and the like, and the clients of Kubernetes.
 */
export const UTILITIES: ReadonlySet<string> = new Set(
  `awk base32 base64 basename bc blkid bunzip2 bzip2 cat chcon chgrp chmod chown chroot chrt cksum cmp comm cp cpio crictl csplit curl cut
  date dd df diff dig dirname dmesg du echo egrep env envsubst ethtool expand expr factor fgrep file find findmnt flock fmt fold free fuser
  gawk getent getopt gpg grep groups gunzip gzip head hexdump host hostname hostnamectl iconv id ifconfig install ionice ip ip6tables
  ip6tables-save iptables iptables-restore iptables-save ipset jq join journalctl kill killall kubectl last less link ln logger logname
  losetup ls lsblk lscpu lsmod lsof lspci md5sum mkdir mkfifo mknod mktemp modinfo modprobe more mount mountpoint mv netstat nft nice nl
  nohup nproc nsenter nslookup oc od openssl paste patch perl pgrep pidof ping ping6 pkill pmap printenv printf ps pstree pwd pwdx readlink
  realpath reboot rename renice restorecon rev rm rmdir rmmod route rpm rsync sed seq setfacl sha1sum sha256sum sha512sum shred shuf sleep
  sort split ss stat strings stty sudo sum sync sysctl systemctl tac tail tar tc tee test timeout top touch tput tr true truncate tsort tty
  udevadm umount uname unexpand uniq unlink unxz unzip uptime users uuidgen vi wc wget which who whoami xargs xz yes yq zcat zip`.split(
    /\s+/,
  ),
);
